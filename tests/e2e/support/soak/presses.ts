/** Presses on the table, wherever, whatever lies there and whether or not it moves. */
import { click } from "../players.ts";
import { type Glimpse, pointOf, type SpotSeen } from "./glimpse.ts";
import { anyPointer, type Hand, type Input, oneOf } from "./hand.ts";

function anySpot({ random, diary }: Hand, { spots }: Glimpse): SpotSeen {
  const spot = oneOf(
    random,
    spots.filter(({ pile }) => (pile as string) !== "removed"),
  );
  diary.add(`${spot.pile} ${spot.index}`);
  return spot;
}

function taps(name: string, weight: number, times: number): Input {
  return {
    name,
    weight,
    async make(hand, seen) {
      const at = pointOf(seen, anySpot(hand, seen));
      const pointer = anyPointer(hand);
      for (let i = 0; i < times; i++) await click(pointer, at);
    },
  };
}

/** What may happen while cards are carried. */
const ENDINGS = ["let go", "Escape", "undo", "second finger", "cancelled", "out of the window"] as const;

async function drag(hand: Hand, seen: Glimpse): Promise<void> {
  const { page, random, diary, fingers } = hand;
  const [from, to] = [pointOf(seen, anySpot(hand, seen)), pointOf(seen, anySpot(hand, seen))];
  const ending = random() < 0.6 ? "let go" : oneOf(random, ENDINGS);
  diary.add(ending);
  const pointer = ending === "second finger" || ending === "cancelled" ? fingers : anyPointer(hand);
  await pointer.press(from);
  await pointer.moveTo(to);
  if (ending === "Escape") await page.keyboard.press("Escape");
  if (ending === "undo") await page.keyboard.press("Control+z");
  if (ending === "second finger") await fingers.second(from);
  if (ending === "out of the window") await pointer.moveTo({ x: -20, y: -20 });
  if (ending === "cancelled") await fingers.cancel();
  else await pointer.release();
}

export const PRESSES: readonly Input[] = [
  taps("tap", 8, 1),
  taps("double tap", 5, 2),
  taps("triple tap", 3, 3),
  { name: "drag", weight: 8, make: drag },
];

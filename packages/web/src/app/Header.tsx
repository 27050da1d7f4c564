import { CodeButton } from "./CodeButton.tsx";
import { GameName } from "./GameName.tsx";
import { Numbers } from "./Numbers.tsx";
import { useForm } from "./parts.ts";
import { RunPlaces } from "./RunPlaces.tsx";

/**
 * What one wants to know of the game: name, code, numbers, removed runs. A line above the table, or on phones held
 * sideways a rail beside it, where the code comes last.
 */
export function Header() {
  const form = useForm();
  return (
    <header className="header" data-testid="header">
      <div className="header-game">
        <GameName />
        {form === "wide" && <CodeButton />}
      </div>
      <div className="header-numbers">
        <Numbers />
        <RunPlaces />
      </div>
      {form !== "wide" && <CodeButton />}
    </header>
  );
}

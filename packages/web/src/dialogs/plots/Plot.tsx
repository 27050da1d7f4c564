import type { ReactNode } from "react";
import { type Room, useRoom } from "./useRoom.ts";

interface PlotProps {
  readonly name: string;
  readonly title: string;
  /** Heads of the table's two columns. */
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
  /** Said in place of a drawing, where there is none yet. */
  readonly instead?: string | undefined;
  readonly draw: (room: Room) => ReactNode;
}

/** A drawing with its numbers beside or below it: the table says all that the drawing shows, which is not read out. */
export function Plot({ name, title, heads, rows, instead, draw }: PlotProps) {
  const [place, room] = useRoom();
  return (
    <section className="plot" aria-label={title} data-testid={`plot-${name}`}>
      <h3>{title}</h3>
      <div className="plot-parts">
        <div ref={place} className="plot-drawing">
          {instead === undefined ? room && draw(room) : <p className="quiet">{instead}</p>}
        </div>
        {rows.length > 0 && (
          <table className="plot-table">
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([what, count]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}

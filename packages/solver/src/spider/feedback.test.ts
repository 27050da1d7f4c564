import { describe, expect, it } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { FeedbackGraph, maskHigh, maskLow } from "./feedback.ts";

type Edges = readonly (readonly boolean[])[];

/** `edges[v][u]`: u comes before v. */
function randomEdges(size: number, random: () => number): Edges {
  const share = random() * 0.5;
  return Array.from({ length: size }, () => Array.from({ length: size }, () => random() < share));
}

function hasCycle(edges: Edges, without: number): boolean {
  let left = edges.flatMap((_, v) => ((without >> v) & 1 ? [] : [v]));
  for (;;) {
    const free = left.filter((v) => !left.some((u) => edges[v]?.[u]));
    if (free.length === 0) return left.length > 0;
    left = left.filter((v) => !free.includes(v));
  }
}

/** The smallest set by trying all. */
function smallestByTrial(edges: Edges): number {
  let best = edges.length;
  for (let set = 0; set < 1 << edges.length; set++) {
    const size = [...set.toString(2)].filter((bit) => bit === "1").length;
    if (size < best && !hasCycle(edges, set)) best = size;
  }
  return best;
}

/** Puts the graph's vertices in the places from `first` on; the places below have no edges. */
function fill(graph: FeedbackGraph, edges: Edges, first: number): number {
  graph.low.fill(0, 0, 64);
  graph.high.fill(0, 0, 64);
  edges.forEach((before, v) => {
    before.forEach((there, u) => {
      if (!there) return;
      graph.low[first + v] = (graph.low[first + v] ?? 0) | (maskLow(first + u + 1) & ~maskLow(first + u));
      graph.high[first + v] = (graph.high[first + v] ?? 0) | (maskHigh(first + u + 1) & ~maskHigh(first + u));
    });
  });
  return first + edges.length;
}

describe("the smallest feedback vertex set", () => {
  const graph = new FeedbackGraph();
  const random = randomFrom(7);
  const samples = Array.from({ length: 150 }, (_, i) => randomEdges(2 + (i % 8), random));

  it.each([0, 28, 54])("is what trying all sets finds, vertices from %i on", (first) => {
    for (const edges of samples) {
      const truth = smallestByTrial(edges);
      expect(graph.smallest(fill(graph, edges, first), 64)).toBe(truth);
      for (let limit = 0; limit <= truth + 1; limit++) {
        expect(graph.smallest(fill(graph, edges, first), limit)).toBe(Math.min(truth, limit));
      }
    }
  });
});

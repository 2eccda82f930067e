import type { ClubClock } from '../clock/club-clock.js';
import type { Outages } from '../runner/outages.js';
import type { NodeRepository } from './node.repository.js';

export interface NodeLifeOptions {
  readonly id: string;
  readonly nodes: NodeRepository;
  readonly clock: ClubClock;
  readonly outages: Outages;
  /** Silence after which a node counts as dead, in milliseconds of the club's clock. */
  readonly deadAfterMs: number;
}

/** This node's heartbeat. Games are given back the time in which no node lived, before anything expires. */
export class NodeLife {
  constructor(private readonly options: NodeLifeOptions) {}

  /** Before the first expiry is asked. */
  async begin(): Promise<void> {
    const { id, nodes, clock, outages, deadAfterMs } = this.options;
    const now = clock.now();
    await nodes.register(id, now, deadAfterMs);
    await nodes.forget(now);
    for (const outage of await nodes.outages(now)) outages.add(outage);
  }

  async beat(): Promise<void> {
    const { id, nodes, clock, outages } = this.options;
    await outages.attempt(() => nodes.beat(id, clock.now()));
  }
}

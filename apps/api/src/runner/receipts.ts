import type { Receipt } from './event-store.js';

const keyOf = (actor: string, command: string): string => `${actor}\n${command}`;

/** The receipts of one game; a layer for a batch lies over the committed ones. */
export class ReceiptBook {
  private readonly entries = new Map<string, Receipt>();

  constructor(private readonly beneath: ReceiptBook | null = null) {}

  find(actor: string, command: string): Receipt | null {
    return this.entries.get(keyOf(actor, command)) ?? this.beneath?.find(actor, command) ?? null;
  }

  add(receipts: readonly Receipt[]): void {
    for (const receipt of receipts) this.entries.set(keyOf(receipt.actor, receipt.command), receipt);
  }

  /** What this layer adds, oldest first. */
  get added(): readonly Receipt[] {
    return [...this.entries.values()];
  }
}

/** What the server has said of one row. */
interface Row {
  content: string
  /** `unsure`: its deletion was asked for and nobody knows whether it happened. */
  state: 'stored' | 'deleted' | 'unsure'
}

export interface Account {
  acknowledged: number
  deleted: number
  found: number
  /** Acknowledged and not there. */
  lost: number
  /** There, with another content than what was acknowledged. */
  changed: number
  /** Deleted with an acknowledgment, and there. */
  cameBack: number
}

/** Records what the server has acknowledged, by id. A write or a deletion without its complete reply promises nothing. */
export class Ledger {
  acknowledged = 0
  /** Replies other than success, by status. */
  readonly refused = new Map<number, number>()
  readonly #rows = new Map<string, Row>()

  addWrite(id: string, content: string): void {
    this.acknowledged += 1
    this.#rows.set(id, { content, state: 'stored' })
  }

  /** Before the call is made: from then on the row may be gone. */
  beginDeletion(id: string): void {
    this.#setState(id, 'unsure')
  }

  addDeletion(id: string): void {
    this.#setState(id, 'deleted')
  }

  addRefusal(status: number): void {
    this.refused.set(status, (this.refused.get(status) ?? 0) + 1)
  }

  /** Compares it with what is stored: the content of each row by its id. */
  balance(stored: ReadonlyMap<string, string>): Account {
    const account = { acknowledged: this.acknowledged, deleted: 0, found: 0, lost: 0, changed: 0, cameBack: 0 }
    for (const [id, { content, state }] of this.#rows) {
      if (state === 'deleted') {
        account.deleted += 1
        if (stored.has(id)) account.cameBack += 1
      }
      if (state !== 'stored') continue
      if (!stored.has(id)) account.lost += 1
      else if (stored.get(id) === content) account.found += 1
      else account.changed += 1
    }
    return account
  }

  #setState(id: string, state: Row['state']): void {
    const row = this.#rows.get(id)
    if (row) row.state = state
  }
}

/** Fewer prove nothing. */
const least = { acknowledged: 200, deleted: 20 }

/** What failed, a sentence each; none when all is well. `endedProcesses`: servers that ended without being told to. */
export function listFailures(account: Account, endedProcesses = 0): string[] {
  const { acknowledged, deleted, lost, changed, cameBack } = account
  return [
    acknowledged < least.acknowledged &&
      `${acknowledged} writes were acknowledged; fewer than ${least.acknowledged} prove nothing.`,
    deleted < least.deleted && `${deleted} deletions were acknowledged; fewer than ${least.deleted} prove nothing.`,
    lost > 0 && `${lost} acknowledged writes are lost.`,
    changed > 0 && `${changed} acknowledged writes are there with another content.`,
    cameBack > 0 && `${cameBack} deleted rows came back.`,
    endedProcesses > 0 && `${endedProcesses} server processes ended by themselves.`,
  ].filter((failure) => failure !== false)
}

import type { Contact } from '#domain/facts/facts.ts'
import { loadContacts } from '#client/platform/facts/load-facts.ts'

/** How to ask about bonding, if our data has it. */
export type BondingFacts = Pick<Contact, 'phone' | 'url' | 'checkedOn'> | null

export async function loadLetterFacts(): Promise<{ bonding: BondingFacts }> {
  const { contacts } = await loadContacts()
  return { bonding: contacts.find(({ id }) => id === 'bonding') ?? null }
}

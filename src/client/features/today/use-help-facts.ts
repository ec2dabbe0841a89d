import { useEffect, useState } from 'react'
import type { Contact, Facts } from '#domain/facts/facts.ts'
import { loadContacts, loadStateOffices } from '#client/platform/facts/load-facts.ts'

export interface HelpFacts {
  states: Facts['states']
  contacts: ReadonlyMap<string, Contact>
}

/** Offices and phone lines, once loaded. Without them each task says to call 2-1-1, which works everywhere. */
export function useHelpFacts(): HelpFacts | null {
  const [facts, setFacts] = useState<HelpFacts | null>(null)
  useEffect(() => {
    let isGone = false
    Promise.all([loadStateOffices(), loadContacts()]).then(
      ([{ states }, { contacts }]) => {
        if (!isGone) setFacts({ states, contacts: new Map(contacts.map((contact) => [contact.id, contact])) })
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return facts
}

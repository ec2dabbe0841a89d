import type { Contact, StateOffices } from '#domain/facts/facts.ts'
import type { StateCode } from '#domain/places/states.ts'
import { loadContacts, loadStateOffices } from '#client/platform/facts/load-facts.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'

export interface RecordFacts {
  offices: Partial<Record<StateCode, StateOffices>>
  /** The federal rule and the page that finds legal aid, where we have them. */
  federal: Contact | null
  lawHelp: Contact | null
}

/** Files of the app itself; the names of the states come with them. */
export async function loadRecordFacts(): Promise<RecordFacts> {
  const [{ states: offices }, { contacts }] = await Promise.all([
    loadStateOffices(),
    loadContacts(),
    loadTextModule(currentLanguage(), 'onboarding'),
  ])
  const named = (name: string) => contacts.find(({ id }) => id === name) ?? null
  return { offices, federal: named('fedfairchance'), lawHelp: named('lawhelp') }
}

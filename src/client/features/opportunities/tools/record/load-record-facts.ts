import type { Contact, StateOffices } from '#domain/facts/facts.ts'
import type { StateCode } from '#domain/places/states.ts'
import { loadContacts, loadStateOffices } from '#client/platform/facts/load-facts.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'

export interface RecordFacts {
  offices: Partial<Record<StateCode, StateOffices>>
  /** The federal rule and the legal aid finder, if we have them. */
  federal: Contact | null
  lawHelp: Contact | null
}

/** Loaded from the app's own files, together with the state names. */
export async function loadRecordFacts(): Promise<RecordFacts> {
  const [{ states: offices }, { contacts }] = await Promise.all([
    loadStateOffices(),
    loadContacts(),
    loadTextModule(currentLanguage(), 'onboarding'),
  ])
  const named = (name: string) => contacts.find(({ id }) => id === name) ?? null
  return { offices, federal: named('fedfairchance'), lawHelp: named('lawhelp') }
}

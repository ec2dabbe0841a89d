import { replyStarters as english } from '#content/en/reply-starters.ts'
import { replyStarters as spanish } from '#content/es/reply-starters.ts'
import type { ReplyTemplate } from '#contracts/partner-settings.ts'
import { AnswerState } from '#domain/introductions/partner-answer.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { requireSettings } from './commands/save-settings.ts'
import type { StoredTemplates } from './repository.ts'

export interface TemplatesView extends StoredTemplates {
  areStarters: boolean
}

/** The stored templates, or the starters while there are none. */
export async function withStarters(trx: Db, organizationId: string, stored: StoredTemplates): Promise<TemplatesView> {
  if (stored.templates.length > 0) return { ...stored, areStarters: false }
  const { language } = (await requireSettings(trx, organizationId)).settings
  return { templates: buildStarterTemplates(language), version: stored.version, areStarters: true }
}

interface Starter {
  name: string
  text: string
}

/** Reply templates for an organization that has none yet, named in its members' language. */
export function buildStarterTemplates(language: Language): ReplyTemplate[] {
  return AnswerState.options.flatMap((kind) => {
    const [en, es]: Record<string, Starter>[] = [english[kind], spanish[kind]]
    return Object.entries(en ?? {}).map(([key, starter]) => {
      const other = es?.[key] ?? starter
      return { kind, name: language === 'es' ? other.name : starter.name, en: starter.text, es: other.text }
    })
  })
}

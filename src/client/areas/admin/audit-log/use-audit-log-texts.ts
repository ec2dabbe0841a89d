import { Role } from '#domain/accounts/roles.ts'
import { parseAuditEntity, parseAuditVerb } from '#domain/audit/vocabulary.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

const actors = ['link', 'operator', 'service'] as const

/** Texts for the codes of the audit log. A code of an older version without a text is shown as logged. */
export function useAuditLogTexts() {
  const t = useText('adminAuditLog')
  const people = useText('adminPeople')
  const entityWord = (entity: string): string => {
    const parsedEntity = parseAuditEntity(entity)
    return parsedEntity ? t(`entities.${parsedEntity}`) : entity
  }
  return {
    entity: entityWord,
    action(action: string): string {
      const verb = parseAuditVerb(action)
      return verb ? t(`verbs.${verb}`) : action
    },
    /** As a filter option, where actions with the same text are distinguished by their subject. */
    choice(action: string): string {
      const verb = parseAuditVerb(action)
      const [kind = '', rest] = action.split('.')
      if (!verb) return action
      return rest === undefined ? t(`verbs.${verb}`) : `${t(`verbs.${verb}`)} (${entityWord(kind)})`
    },
    role(role: string): string {
      const account = Role.safeParse(role)
      if (account.success) return people(`roles.${account.data}`)
      const actor = actors.find((candidate) => candidate === role)
      return actor ? t(`actors.${actor}`) : role
    },
  }
}

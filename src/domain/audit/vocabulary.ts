/** Every action in the audit log. An unlisted action does not compile, and neither does one without a text. */
export const auditVerbs = [
  'sign_in',
  'sign_out',
  'accept',
  'invite',
  'change',
  'edit',
  'lock',
  'guessed',
  'many_views',
  'ask_reset',
  'reset',
  'change_passphrase',
  'second_factor_on',
  'second_factor_off',
  'end_sessions',
  'add',
  'approve',
  'approve_new',
  'close',
  'commit',
  'decide',
  'hide',
  'keep',
  'list',
  'open_research',
  'publish',
  'read',
  'refuse',
  'reject',
  'remove',
  'retry',
  'save',
  'start',
  'undo',
  'removed',
  'released',
  'viewed',
  'counted',
  'answered',
  'assigned',
  'noted',
  'called',
  'outcome',
  'opened',
  'withdrawn',
  'sent',
  'mended',
  'post',
  'submit',
  'confirm',
  'pause',
  'unpause',
  'discard',
  'report_answered',
  'restore',
  'withdraw',
  'exported',
  'saved',
  'disable',
  'verified',
  'end',
  'renew',
  'renew_code',
  'draft',
  'try',
  'activate',
  'rollback',
  'measure',
  'promote',
] as const
export type AuditVerb = (typeof auditVerbs)[number]

/** Types of entities an action can apply to. */
export const auditEntities = [
  'account',
  'claim',
  'guard_case',
  'import',
  'import_mapping',
  'introduction',
  'listing',
  'listing_change',
  'listing_report',
  'mail',
  'opportunity',
  'organization',
  'post',
  'prompt',
  'review_history',
  'search_config',
  'setting',
  'settings',
  'starters',
  'suggestion',
  'templates',
  'training_message',
] as const
export type AuditEntity = (typeof auditEntities)[number]

/** Some actions are stored with the entity type as a prefix. */
export type AuditAction = AuditVerb | `${string}.${AuditVerb}`

/** The action without its prefix; null for one stored by an older version that has no text here. */
export function parseAuditVerb(action: string): AuditVerb | null {
  const name = action.slice(action.lastIndexOf('.') + 1)
  return auditVerbs.find((verb) => verb === name) ?? null
}

export function parseAuditEntity(entity: string): AuditEntity | null {
  return auditEntities.find((name) => name === entity) ?? null
}

import type { Translated } from '#content/shape.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { type EnglishText, loadTextModule } from '#client/platform/i18n/text-library.ts'
import type { StorageKeyName } from '#client/platform/storage/keys.ts'
import { showToast } from '#client/state/navigation/toasts.ts'

/** What people make themselves, and to what it belongs. A saved listing is told where its heart is. */
const works: Partial<Record<StorageKeyName, string>> = {
  'reggie-chat-sessions': 'chat',
  'plan-draft': 'plan',
  'last-action-plan': 'plan',
  planQueue: 'plan',
  'form-drafts': 'form',
  today: 'today',
  'documents-progress': 'documents',
  'gro-progress': 'lessons',
  'application-log': 'applications',
  'transportation-guide': 'transportation',
}
/** Longer than other messages: it says what to do. */
const shownMs = 12_000
const warned = new Set<string>()

/** Says once for each work that it ends with the page. */
export async function warnNotStored(name: StorageKeyName): Promise<void> {
  const work = works[name]
  if (!work || warned.has(work)) return
  warned.add(work)
  const { notKept } = (await loadTextModule(currentLanguage(), 'results')) as Translated<EnglishText['results']>
  showToast({ title: notKept.title, text: notKept.other, durationMs: shownMs })
}

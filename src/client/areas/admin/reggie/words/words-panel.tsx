import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { activatePrompt, draftPrompt, PromptKey, rollbackPrompt, runGoldens } from '#contracts/reggie-control.ts'
import { parseLanguage } from '#domain/language.ts'
import { promptKeys } from '#domain/reggie/prompt-rules.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { useReviewActions } from '../../review-queue/use-review-actions.ts'
import { useMayLeave } from '../leave-guard.tsx'
import { usePrompts } from '../queries.ts'
import { useMayChange } from '../../review-queue/use-may-change.ts'
import type { ChosenText } from './prompt-texts.ts'
import { type OpenedText, TextsView } from './words-view.tsx'

/** Reggie's prompts: drafts, golden dialogues, the active text, and rollback. */
export function TextsPanel() {
  const t = useText('adminReggie')
  const prompts = usePrompts()
  const mayChange = useMayChange()
  const reviewActions = useReviewActions<OpenedText>()
  const [writing, setWriting] = useState<string | null>(null)
  const { chosen, choose } = useChosenText(() => setWriting(null))
  return (
    <PanelState query={prompts}>
      {(list) => (
        <TextsView
          list={list}
          chosen={chosen}
          onChoose={choose}
          mayChange={mayChange}
          reviewActions={reviewActions}
          writing={writing}
          onWrite={setWriting}
          onDraft={async (draft) => {
            const { prompt } = await callStaff(draftPrompt, { body: { ...chosen, ...draft } })
            setWriting(null)
            reviewActions.press('write', () => Promise.resolve(t('words.draftSaved', { version: prompt.version })))
          }}
          onRun={({ id }) =>
            reviewActions.press(`run ${id}`, async () => {
              const {
                golden: { met, total },
              } = await callStaff(runGoldens, { params: { id } })
              return met === total ? t('words.ranGreen', { total }) : t('words.ranRed', { met, total })
            })
          }
          onActivate={({ id, version }) =>
            reviewActions.press(`activate ${id}`, async () => {
              await callStaff(activatePrompt, { params: { id } })
              return t('words.activated', { version })
            })
          }
          onRollback={({ id }) =>
            reviewActions.press(`rollback ${id}`, async () => {
              await callStaff(rollbackPrompt, { params: { id } })
              return t('words.rolledBack')
            })
          }
        />
      )}
    </PanelState>
  )
}

/** In the address, so that it can be shared with a colleague. */
function useChosenText(onChange: () => void) {
  const [params, setParams] = useSearchParams()
  const { language } = useLanguage()
  const mayLeave = useMayLeave()
  const key = PromptKey.safeParse(params.get('key'))
  const chosen: ChosenText = {
    key: key.success ? key.data : promptKeys[0],
    language: parseLanguage(params.get('lang') ?? undefined) ?? language,
  }
  const choose = (next: ChosenText) => {
    if (!mayLeave()) return
    onChange()
    setParams({ tab: 'words', key: next.key, lang: next.language }, { replace: true })
  }
  return { chosen, choose }
}

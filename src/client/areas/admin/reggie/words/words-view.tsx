import { SelectField } from '#client/ui/field/select-field.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import type { PromptConfig } from '#contracts/reggie-control.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { type PromptKey, promptKeys } from '#domain/reggie/prompt-rules.ts'
import { ResultNotice } from '../../review-queue/result-notice.tsx'
import type { ReviewActions } from '../../review-queue/use-review-actions.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useMayLeave } from '../leave-guard.tsx'
import type { PromptList } from '../queries.ts'
import { ActiveText } from './active-text.tsx'
import { type Draft, DraftEditor } from './draft-editor.tsx'
import { type ChosenText, promptTexts } from './prompt-texts.ts'
import { VersionCard } from './version-card.tsx'

/** The action that waits for confirmation. */
export interface OpenedText {
  action: 'activate' | 'rollback'
  prompt: PromptConfig
}

export interface TextsViewProps {
  list: PromptList
  chosen: ChosenText
  onChoose: (chosen: ChosenText) => void
  mayChange: boolean
  reviewActions: Pick<ReviewActions<OpenedText>, 'opened' | 'open' | 'close' | 'notice' | 'noticeBox' | 'buttonProps'>
  /** The text a draft starts from, while one is being written. */
  writing: string | null
  onWrite: (from: string | null) => void
  /** Rejects when it could not be saved. */
  onDraft: (draft: Draft) => Promise<void>
  onRun: (prompt: PromptConfig) => void
  onActivate: (prompt: PromptConfig) => void
  onRollback: (prompt: PromptConfig) => void
}

export function TextsView(props: TextsViewProps) {
  const { list, chosen, onChoose, mayChange, reviewActions, writing, onWrite, onDraft, ...actions } = props
  const t = useText('adminReggie')
  const mayLeave = useMayLeave()
  const { active, before, inUse, others } = promptTexts(list, chosen)
  const { opened, open, close, buttonProps } = reviewActions
  return (
    <section className="desk-stack" aria-labelledby="reggie-words">
      <h2 id="reggie-words">{t('words.title')}</h2>
      <p>{t('words.text')}</p>
      {!mayChange && <Notice>{t('words.reviewerNote')}</Notice>}
      <TextChoice chosen={chosen} onChoose={onChoose} />
      <ResultNotice notice={reviewActions.notice} box={reviewActions.noticeBox} />
      <ActiveText
        active={active}
        text={inUse}
        lang={chosen.language}
        buttonProps={buttonProps}
        onRollback={mayChange && active ? () => open({ action: 'rollback', prompt: active }) : undefined}
      />
      {writing === null ? (
        <div>
          <Button onClick={() => onWrite(inUse)}>{t('words.write')}</Button>
        </div>
      ) : (
        <DraftEditor
          key={writing}
          chosen={chosen}
          from={writing}
          inUse={inUse}
          onSend={onDraft}
          onClose={() => onWrite(null)}
        />
      )}
      <h3 id="reggie-history">{t('words.history')}</h3>
      {others.length === 0 && (
        <EmptyState headingLevel="h3" title={t('words.historyEmpty')}>
          {t('words.historyEmptyText')}
        </EmptyState>
      )}
      <ul className="desk-list" aria-labelledby="reggie-history">
        {others.map((prompt) => (
          <li key={prompt.id}>
            <VersionCard
              prompt={prompt}
              inUse={inUse}
              buttonProps={buttonProps}
              onRun={() => actions.onRun(prompt)}
              onActivate={mayChange ? () => open({ action: 'activate', prompt }) : undefined}
              onWrite={() => mayLeave() && onWrite(prompt.body)}
            />
          </li>
        ))}
      </ul>
      <Asking opened={opened} before={before} onClose={close} {...actions} />
    </section>
  )
}

interface AskingProps extends Pick<TextsViewProps, 'onActivate' | 'onRollback'> {
  opened: OpenedText | null
  before: PromptConfig | undefined
  onClose: () => void
}

function Asking({ opened, before, onClose, onActivate, onRollback }: AskingProps) {
  const t = useText('adminReggie')
  const version = opened?.prompt.version ?? 0
  const isBack = opened?.action === 'rollback'
  return (
    <ConfirmDialog
      open={opened !== null}
      onClose={onClose}
      isDanger={isBack}
      title={t(isBack ? 'words.rollbackTitle' : 'words.activateTitle', { version })}
      yes={t(isBack ? 'words.rollbackYes' : 'words.activateYes')}
      onYes={() => opened && (isBack ? onRollback : onActivate)(opened.prompt)}
    >
      {!isBack && <p>{t('words.activateText')}</p>}
      {isBack && (
        <p>{before ? t('words.rollbackToVersion', { version: before.version }) : t('words.rollbackToShipped')}</p>
      )}
    </ConfirmDialog>
  )
}

interface TextChoiceProps {
  chosen: ChosenText
  onChoose: (chosen: ChosenText) => void
}

function TextChoice({ chosen, onChoose }: TextChoiceProps) {
  const t = useText('adminReggie')
  return (
    <div className="reggie-choice">
      <SelectField
        label={t('words.key')}
        hint={t(`words.keyTexts.${chosen.key}`)}
        value={chosen.key}
        options={promptKeys.map((value) => ({ value, label: t(`words.keys.${value}`) }))}
        onChange={(event) => onChoose({ ...chosen, key: event.target.value as PromptKey })}
      />
      <SegmentedControl
        label={t('language')}
        value={chosen.language}
        onChange={(language) => onChoose({ ...chosen, language })}
        options={[
          { value: 'en', label: t('english') },
          { value: 'es', label: t('spanish') },
        ]}
      />
    </div>
  )
}

import { useId } from 'react'
import type { Tone } from '#domain/chat/message.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'

export interface ChatSettingsProps {
  open: boolean
  tone: Tone
  isPrivate: boolean
  onTone: (tone: Tone) => void
  onPrivate: (isPrivate: boolean) => void
  onClose: () => void
}

/** Reggie's tone, and whether the conversation is stored. */
export function ChatSettings({ open, tone, isPrivate, onTone, onPrivate, onClose }: ChatSettingsProps) {
  const t = useText('chat')
  const common = useText('common')
  const textId = useId()
  const tones = (['encouragement', 'facts'] as const).map((value) => ({ value, label: t(`tone.${value}`) }))
  return (
    <Dialog open={open} onClose={onClose} title={t('settings')} closeLabel={common('close')}>
      <div className="chat-settings">
        <p aria-hidden className="font-semibold">
          {t('tone.label')}
        </p>
        <SegmentedControl label={t('tone.label')} options={tones} value={tone} onChange={onTone} />
        <label className="chat-no-trace">
          <input
            type="checkbox"
            checked={isPrivate}
            aria-describedby={textId}
            onChange={(event) => onPrivate(event.target.checked)}
          />
          {t('noTrace.label')}
        </label>
        <p id={textId} className="text-md text-ink-2">
          {isPrivate ? t('noTrace.on') : t('noTrace.off')}
        </p>
      </div>
    </Dialog>
  )
}

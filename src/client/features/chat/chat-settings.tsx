import { useId } from 'react'
import type { Tone } from '#domain/chat/message.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'

export interface ChatSettingsProps {
  tone: Tone
  isPrivate: boolean
  onTone: (tone: Tone) => void
  onPrivate: (isPrivate: boolean) => void
}

/** Reggie's tone, and whether the conversation is stored. */
export function ChatSettings({ tone, isPrivate, onTone, onPrivate }: ChatSettingsProps) {
  const t = useText('chat')
  const textId = useId()
  const tones = (['encouragement', 'facts'] as const).map((value) => ({ value, label: t(`tone.${value}`) }))
  return (
    <div className="chat-settings">
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
      <p id={textId} className="w-full text-sm text-ink-2">
        {isPrivate ? t('noTrace.on') : t('noTrace.off')}
      </p>
    </div>
  )
}

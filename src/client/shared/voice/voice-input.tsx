import { Mic, MicOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { isVoiceOn, type VoiceState } from '#domain/voice/voice.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { createStore, useStore } from '#client/platform/store.ts'
import { hasRecognizer } from '#client/platform/voice/recognizer.ts'
import { useVoice } from '#client/platform/voice/use-voice.ts'
import { Button } from '#client/ui/button/button.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Whether the person agreed on this visit to the notice about who converts speech to text (T-5.9). */
const hasAgreed = createStore((_: boolean, agreed: boolean) => agreed, false)

export interface VoiceInputProps {
  /** Speech recognized while a message is being sent is ignored. */
  isSending: boolean
  onWords: (words: string) => void
  /** The person wants or needs to type: focus the input. */
  onType: () => void
  children: (button: ReactNode) => ReactNode
}

export function VoiceInput({ isSending, onWords, onType, children }: VoiceInputProps) {
  const t = useText('chat')
  const agreed = useStore(hasAgreed)
  const [isAsking, setIsAsking] = useState(false)
  const { state, toggle } = useVoice((words) => {
    if (!isSending) onWords(words)
  })
  const hasFailed = state.phase === 'failed'
  useEffect(() => {
    if (hasFailed) onType()
    // `onType` focuses the same input as long as this is mounted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasFailed])

  /** Without a recognizer nothing would be heard: there is nothing to agree to. */
  const handlePress = () => (agreed || isVoiceOn(state) || !hasRecognizer() ? toggle() : setIsAsking(true))
  const handleAgree = () => {
    hasAgreed.send(true)
    setIsAsking(false)
    toggle()
  }
  const handleType = () => {
    setIsAsking(false)
    onType()
  }
  return (
    <>
      {isAsking && <PrivacyLine onAgree={handleAgree} onType={handleType} />}
      <div role="status">
        <VoiceNews state={state} />
      </div>
      {children(
        <IconButton
          label={isVoiceOn(state) ? t('voice.stop') : t('voice.start')}
          aria-pressed={isVoiceOn(state)}
          filled
          icon={isVoiceOn(state) ? <MicOff aria-hidden size={20} /> : <Mic aria-hidden size={20} />}
          onClick={handlePress}
        />,
      )}
    </>
  )
}

function PrivacyLine({ onAgree, onType }: { onAgree: () => void; onType: () => void }) {
  const t = useText('chat')
  return (
    <Notice title={t('voice.privacyTitle')} announce>
      <p>{t('voice.privacy')}</p>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button size="small" variant="primary" onClick={onAgree}>
          {t('voice.agree')}
        </Button>
        <Button size="small" onClick={onType}>
          {t('voice.typeInstead')}
        </Button>
      </div>
    </Notice>
  )
}

function VoiceNews({ state }: { state: VoiceState }) {
  const t = useText('chat')
  switch (state.phase) {
    case 'idle':
      return null
    case 'listening':
      return <p className="text-md text-ink-2">{t('voice.listening')}</p>
    case 'retrying':
      return <p className="text-md text-ink-2">{t('voice.retrying')}</p>
    case 'failed':
      return <p className="font-semibold text-coral">{t(`voice.${state.cause}`)}</p>
  }
}

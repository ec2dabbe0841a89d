import { Send, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { maxChatCharacters } from '#domain/chat/message.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMediaQuery } from '#client/ui/fold/use-media-query.ts'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { VoiceInput } from '../../shared/voice/voice-input.tsx'

/** The input grows with its text up to this height, then scrolls. */
const maxHeightPx = 192
/** From this length on the remaining characters are shown. */
const nearTheEnd = maxChatCharacters - 400

export interface ComposerProps {
  draft: string
  isWaiting: boolean
  /** A prompt was filled in: scroll into view and take focus, once. */
  wantsFocus: boolean
  onFocusTaken: () => void
  onDraft: (text: string) => void
  onSpoken: (words: string) => void
  onSend: () => void
  onStop: () => void
}

export function Composer(props: ComposerProps) {
  const { draft, isWaiting, onDraft, onSpoken, onSend, onStop } = props
  const t = useText('chat')
  const noteId = useId()
  const rows = useMediaQuery('(min-height: 700px)') ? 3 : 1
  const box = useGrowingBox(draft, rows)
  useWantedFocus(box, props)
  const length = draft.trim().length
  const canSend = length > 0 && length <= maxChatCharacters && !isWaiting

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canSend) onSend()
  }
  const handleKey = (event: KeyboardEvent) => {
    // Enter that ends an IME composition must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    if (canSend) onSend()
  }
  const focusBox = () => box.current?.focus()
  return (
    <form className="chat-composer" onSubmit={handleSubmit}>
      <LengthNote id={noteId} length={length} />
      <VoiceInput isSending={isWaiting} onWords={onSpoken} onType={focusBox}>
        {(voiceButton) => (
          <div className="chat-composer-row">
            <textarea
              ref={box}
              rows={rows}
              className="chat-input"
              value={draft}
              placeholder={t('placeholder')}
              aria-label={t('input')}
              aria-describedby={noteId}
              aria-invalid={length > maxChatCharacters || undefined}
              onChange={(event) => onDraft(event.target.value)}
              onKeyDown={handleKey}
              enterKeyHint="send"
            />
            <div className={rows > 1 ? 'chat-composer-buttons' : 'flex gap-1'}>
              {voiceButton}
              {isWaiting ? (
                <IconButton
                  label={t('stop')}
                  icon={<Square aria-hidden size={20} />}
                  className="chat-send"
                  onClick={onStop}
                />
              ) : (
                <IconButton
                  type="submit"
                  label={t('send')}
                  icon={<Send aria-hidden size={20} />}
                  className="chat-send"
                  aria-disabled={!canSend}
                />
              )}
            </div>
          </div>
        )}
      </VoiceInput>
    </form>
  )
}

function LengthNote({ id, length }: { id: string; length: number }) {
  const t = useText('chat')
  const isOver = length > maxChatCharacters
  return (
    <p id={id} role="status" className={isOver ? 'text-md font-semibold text-coral' : 'text-md text-ink-2'}>
      {isOver && t('tooLong', { count: length - maxChatCharacters })}
      {!isOver && length > nearTheEnd && t('lettersLeft', { count: maxChatCharacters - length })}
    </p>
  )
}

function useGrowingBox(text: string, rows: number) {
  const box = useRef<HTMLTextAreaElement>(null)
  // Not a layout effect: in a drawer the box has no size before the drawer is shown.
  useEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    const borders = element.offsetHeight - element.clientHeight
    element.style.height = `${Math.min(element.scrollHeight + borders, maxHeightPx)}px`
  }, [text, rows])
  return box
}

function useWantedFocus(
  box: { current: HTMLTextAreaElement | null },
  { wantsFocus, onFocusTaken }: Pick<ComposerProps, 'wantsFocus' | 'onFocusTaken'>,
): void {
  useEffect(() => {
    if (!wantsFocus) return
    // Runs after the screen has taken focus, which it does when it opens.
    queueMicrotask(() => {
      const element = box.current
      if (!element) return
      element.scrollIntoView({ block: 'nearest' })
      element.focus()
      element.setSelectionRange(element.value.length, element.value.length)
      onFocusTaken()
    })
  }, [box, wantsFocus, onFocusTaken])
}

import { Square, Volume2 } from 'lucide-react'
import { Button, type ButtonAppearance } from '#client/ui/button/button.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { useReadAloud } from './use-read-aloud.ts'

export interface ReadAloudButtonProps extends Pick<ButtonAppearance, 'variant' | 'size'> {
  /** Called when the button is pressed. */
  text: () => string
  label: string
  stopLabel: string
  /** What is read, where several of these buttons are on one screen. */
  about?: string
}

/** Not rendered where the device cannot read aloud in this language. */
export function ReadAloudButton({
  text,
  label,
  stopLabel,
  about,
  variant = 'quiet',
  size = 'small',
}: ReadAloudButtonProps) {
  const { isAvailable, isReading, read, stop } = useReadAloud()
  if (!isAvailable) return null
  const Icon = isReading ? Square : Volume2
  return (
    <Button
      variant={variant}
      size={size}
      icon={<Icon aria-hidden size={18} />}
      onClick={() => (isReading ? stop() : read(text()))}
    >
      <span>
        {isReading ? stopLabel : label}
        {about && (
          <VisuallyHidden>
            {' · '}
            {about}
          </VisuallyHidden>
        )}
      </span>
    </Button>
  )
}

import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useFocusOnMount } from '#client/shared/use-focus-on-mount.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { ToolName } from './tool-names.ts'

export interface ToolFrameProps {
  name: ToolName
  intro: string
  onClose: () => void
  children: ReactNode
}

/** Back button, name of the tool, which takes focus, and one sentence about it. */
export function ToolFrame({ name, intro, onClose, children }: ToolFrameProps) {
  const t = useText('jobTools')
  const hub = useText('opportunities')
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="jt-tool">
      <Button
        size="small"
        variant="quiet"
        className="-ms-(--inset) justify-self-start"
        icon={<ArrowLeft aria-hidden size={18} />}
        onClick={onClose}
      >
        {t('allTools')}
      </Button>
      <header className="grid gap-2">
        <h3 ref={title} tabIndex={-1} className="jt-title">
          {hub(`toolNames.${name}`)}
        </h3>
        <p>{intro}</p>
      </header>
      {children}
    </div>
  )
}

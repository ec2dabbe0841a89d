import './tools.css'
import { type ComponentType, useState } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { NotLoaded } from '#client/platform/loading/not-loaded.tsx'
import { ToolList } from './tool-list.tsx'
import { type StoredMemory, useToolMemory } from './tool-memory.ts'
import type { ToolName } from './tool-names.ts'
import type { ToolProps } from './tool-props.ts'
import { useLoaded } from '#client/platform/loading/use-loaded.ts'

/** Each tool is a separate file, loaded when it is first opened. */
const tools: Record<ToolName, () => Promise<ComponentType<ToolProps>>> = {
  record: async () => (await import('./record/record-tool.tsx')).RecordTool,
  resume: async () => (await import('./resume/resume-tool.tsx')).ResumeTool,
  letter: async () => (await import('./letter/letter-tool.tsx')).LetterTool,
  log: async () => (await import('./log/log-tool.tsx')).LogTool,
}

export interface ToolsSectionProps extends Pick<ToolProps, 'onPractice'> {
  homeState?: StateCode | null
  /** Memory owned by a page with other tabs, so that switching tabs loses nothing. */
  storedMemory?: StoredMemory
}

/** Tools for finding work. Nothing in them is sent; only the log is stored, on this device. */
export function ToolsSection({ onPractice, homeState = null, storedMemory }: ToolsSectionProps) {
  const t = useText('jobTools')
  const own = useToolMemory()
  const {
    memory: { open },
    remember,
  } = storedMemory ?? own
  const [last, setLast] = useState<ToolName | null>(null)
  const handleClose = () => {
    remember({ open: null })
    setLast(open)
  }
  return (
    <section className="jt-section" aria-labelledby="job-tools-title">
      <h2 id="job-tools-title">{t('title')}</h2>
      {open ? (
        <OpenTool
          key={open}
          name={open}
          storedMemory={storedMemory ?? own}
          homeState={homeState}
          onPractice={onPractice}
          onClose={handleClose}
        />
      ) : (
        <ToolList focusOn={last} onOpen={(name) => remember({ open: name })} />
      )}
    </section>
  )
}

function OpenTool({ name, ...props }: ToolProps & { name: ToolName }) {
  const [loaded, retry] = useLoaded(tools[name])
  if (loaded.phase === 'loading') return <LoadingPart />
  if (loaded.phase === 'failed') return <NotLoaded onRetry={retry} />
  const Tool = loaded.value
  return <Tool {...props} />
}

import { Download } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import type { StarterQuestion } from '#contracts/reggie-control.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import {
  formatStartersCsv,
  type StarterFile,
  type StarterFileIssue,
  parseStartersCsv,
} from '#domain/reggie/starters-csv.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { saveFile } from '#client/platform/share/save-file.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { starterBounds } from '#domain/reggie/starters.ts'
import { FileChanges } from './file-changes.tsx'

/** Far larger than any list; a larger file is not read. */
const mostBytes = 1024 * 1024

const mostShown = 10

interface CsvBoxProps {
  module: PromptModule
  questions: readonly StarterQuestion[]
  /** Without it only the download is shown. */
  onUse?: (questions: StarterQuestion[]) => void
}

/**
 * Download and upload of the list as CSV. Both happen in the browser; the changes of a file are shown before they are
 * applied.
 */
export function CsvBox({ module, questions, onUse }: CsvBoxProps) {
  const t = useText('adminReggie')
  const [file, setFile] = useState<StarterFile | null>(null)
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const [chosen] = input.files ?? []
    setNotice(null)
    setFile(chosen ? await readCsvFile(chosen) : null)
    // The same file can be chosen again after a correction.
    input.value = ''
  }
  const handleDownload = () => {
    // The byte order mark is added when the file is saved.
    const text = formatStartersCsv(questions).replace(/^\uFEFF/, '')
    const isSaved = saveFile(text, `${t('starters.file', { module })}.csv`)
    setNotice(isSaved ? null : { tone: 'danger', text: t('starters.notDownloaded') })
  }
  const handleUse = (next: StarterQuestion[]) => {
    onUse?.(next)
    setFile(null)
    setNotice({ tone: 'success', text: t('starters.used') })
  }
  return (
    <section className="desk-stack reggie-narrow" aria-labelledby="reggie-csv">
      <h3 id="reggie-csv">{t('starters.csv')}</h3>
      <p>{t('starters.csvText')}</p>
      <div>
        <Button icon={<Download size={20} aria-hidden="true" />} onClick={handleDownload}>
          {t('starters.download')}
        </Button>
      </div>
      {onUse && (
        <TextField
          type="file"
          accept=".csv,text/csv"
          label={t('starters.upload')}
          hint={t('starters.uploadHint')}
          onChange={(event) => void handleFile(event)}
        />
      )}
      {notice && (
        <Notice announce tone={notice.tone}>
          {notice.text}
        </Notice>
      )}
      {file?.isRead === false && <FileProblems issues={file.issues} />}
      {file?.isRead && (
        <FileChanges before={questions} after={file.questions} onUse={handleUse} onDrop={() => setFile(null)} />
      )}
    </section>
  )
}

/** Why a file is rejected, line by line. The list is unchanged. */
function FileProblems({ issues }: { issues: readonly StarterFileIssue[] }) {
  const t = useText('adminReggie')
  const formatIssue = ({ problem, line }: StarterFileIssue) =>
    t(`starters.fileProblems.${problem}`, { line, most: starterBounds.stored })
  const visibleIssues = issues.slice(0, mostShown)
  return (
    <Notice announce tone="danger" title={t('starters.notRead')}>
      <ul>
        {visibleIssues.map((issue) => (
          <li key={`${issue.line} ${issue.problem}`}>{formatIssue(issue)}</li>
        ))}
        {issues.length > mostShown && <li>{t('starters.moreProblems', { count: issues.length - mostShown })}</li>}
      </ul>
    </Notice>
  )
}

/** Reads a file locally; nothing is uploaded. */
async function readCsvFile(file: File): Promise<StarterFile> {
  if (file.size > mostBytes) return { isRead: false, issues: [{ problem: 'tooBig', line: 1 }] }
  const text = decoded(await file.arrayBuffer())
  return text === null ? { isRead: false, issues: [{ problem: 'encoding', line: 1 }] } : parseStartersCsv(text)
}

/** UTF-8, or UTF-16 with a byte order mark, as spreadsheets write it. Guessing another encoding breaks “ñ”. */
function decoded(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes)
  const name = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

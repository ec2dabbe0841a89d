import { Download } from 'lucide-react'
import { useState } from 'react'
import { templateColumns } from '#domain/imports/columns.ts'
import { toCsvLine } from '#domain/text/csv.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { saveFile } from '#client/platform/share/save-file.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** The same header row as the server's export; built here, because reviewers may not export. */
export function TemplateBox() {
  const t = useText('adminImport')
  const [hasFailed, setHasFailed] = useState(false)
  const handleDownload = () => setHasFailed(!saveFile(toCsvLine(templateColumns), `${t('choose.templateFile')}.csv`))
  return (
    <div className="desk-stack">
      <p className="desk-quiet">{t('choose.templateText')}</p>
      <div>
        <Button size="small" icon={<Download size={18} aria-hidden="true" />} onClick={handleDownload}>
          {t('choose.template')}
        </Button>
      </div>
      {hasFailed && (
        <Notice announce tone="danger">
          {t('choose.notSaved')}
        </Notice>
      )}
    </div>
  )
}

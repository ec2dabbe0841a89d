import { isEmptyResume, buildResumeSheet } from '#domain/opportunities/resume.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import type { ResumeDraft } from './resume-draft.ts'
import { ResumeForm } from './resume-form.tsx'
import { ResumePage } from './resume-page.tsx'
import { TakeResume } from './take-resume.tsx'

export interface ResumeViewProps extends ResumeDraft {
  /** 1 is a full page. */
  fill: number
  onClose: () => void
}

export function ResumeView({ fill, onClose, ...draft }: ResumeViewProps) {
  const t = useText('jobTools')
  return (
    <ToolFrame name="resume" intro={t('resume.intro')} onClose={onClose}>
      <Notice tone="warning" title={t('resume.erases')}>
        {t('resume.private')}
      </Notice>
      <div className="jt-panes">
        <ResumeForm resume={draft.resume} onResume={draft.onResume} />
        <div className="jt-part">
          <Preview {...draft} fill={fill} />
          <TakeResume {...draft} />
        </div>
      </div>
    </ToolFrame>
  )
}

function Preview({ resume, headings, headingLanguage, onHeadingLanguage, fill }: ResumeDraft & { fill: number }) {
  const t = useText('jobTools')
  const languages = [
    { value: 'en', label: t('resume.english') },
    { value: 'es', label: t('resume.spanish') },
  ] as const
  return (
    <section className="jt-part" aria-labelledby="jt-preview">
      <h4 id="jt-preview">{t('resume.preview')}</h4>
      <div className="grid justify-items-start gap-1">
        <p aria-hidden="true" className="text-md text-ink-2">
          {t('resume.headings')}
        </p>
        <SegmentedControl
          label={t('resume.headings')}
          options={languages}
          value={headingLanguage}
          onChange={onHeadingLanguage}
        />
      </div>
      {isEmptyResume(resume) ? (
        <p className="jt-sheet text-ink-2">{t('resume.empty')}</p>
      ) : (
        <div className="jt-sheet">
          <ResumePage sheet={buildResumeSheet(resume)} headings={headings} />
        </div>
      )}
      <ProgressBar
        label={t('resume.fill')}
        value={fill * 100}
        valueText={t('resume.filled', { percent: Math.round(fill * 100) })}
      />
      <div role="status">{fill > 1 && <Notice tone="warning">{t('resume.tooLong')}</Notice>}</div>
    </section>
  )
}

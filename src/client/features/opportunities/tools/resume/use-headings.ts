import { useState } from 'react'
import type { Language } from '#domain/language.ts'
import { jobDocuments as english } from '#content/en/job-documents.ts'
import { jobDocuments as spanish } from '#content/es/job-documents.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

const documentTexts = { en: english, es: spanish }

/** Headings of the resume; they may be in the employer's language while the tool is in the person's. */
export function useHeadings() {
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<Language | null>(null)
  const headingLanguage = chosen ?? language
  return { headingLanguage, onHeadingLanguage: setChosen, headings: documentTexts[headingLanguage].headings }
}

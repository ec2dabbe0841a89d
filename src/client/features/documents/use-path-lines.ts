import { isOutOfDate } from '#domain/documents/freshness.ts'
import type { DocumentPath, PathStep } from '#domain/documents/path.ts'
import { type Birthplace, otherBirthplaces } from '#domain/documents/personal-documents.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useDocumentTexts } from './use-document-texts.ts'

/** Texts of a path, shared by the screen, the printout and read aloud. */
export function usePathLines(path: DocumentPath, birthState: Birthplace, now: number) {
  const t = useText('documents')
  const { list, stateName } = useDocumentTexts()
  const { goal, steps, alreadyHeld, uncheckedStates } = path
  const title = t('result.title', { goal: t(`names.${goal}`) })
  const summary = alreadyHeld ? t('result.has', { paper: t(`names.${alreadyHeld}`) }) : stepCount(steps.length)
  const hasUnchecked = uncheckedStates.length > 0
  const hasFederal = steps.some(({ gives }) => gives === 'social-security-card')
  const warnings = [
    hasUnchecked && t('result.unchecked', { states: list(uncheckedStates.map(stateName)) }),
    hasUnchecked && hasFederal && t('result.federal'),
    needsOtherBirthplace(path, birthState) && t(birthState === 'abroad' ? 'result.abroad' : 'result.elsewhere'),
  ].filter((line) => line !== false)
  const stepLines = useStepLines(now)

  function stepCount(count: number): string {
    if (count === 0) return t('result.none')
    return count === 1 ? t('result.oneStep') : t('result.steps', { count })
  }
  const spoken = () => [title, summary, ...warnings, ...steps.flatMap((step) => stepLines(step).spoken)].join('\n')
  return { title, summary, warnings, spoken }
}
export type PathLines = ReturnType<typeof usePathLines>

function needsOtherBirthplace({ steps }: DocumentPath, birthState: Birthplace): boolean {
  const isOther = (otherBirthplaces as readonly string[]).includes(birthState)
  return isOther && steps.some(({ gives }) => gives === 'birth-certificate')
}

/** Texts of one step. */
export function useStepLines(now: number) {
  const t = useText('documents')
  const { say, list, stateName } = useDocumentTexts()
  const formatWhen = ({ after: [first, ...others] }: PathStep) => {
    if (first === undefined) return t('result.startNow')
    if (others.length === 0) return t('result.afterStep', { number: first })
    return t('result.afterSteps', { numbers: list([first, ...others].map(String)) })
  }
  return (step: PathStep) => {
    const isOld = isOutOfDate(step.checkedOn, now)
    const formatFact = (text: PathStep['fee'], ifNot: string) => (isOld ? t('askState') : text ? say(text) : ifNot)
    const named = ({ paper: documentId, fromStep }: PathStep['bring'][number]['documents'][number]) =>
      fromStep === null
        ? t(`names.${documentId}`)
        : t('result.fromStep', { paper: t(`names.${documentId}`), number: fromStep })
    const each = step.bring.flatMap(({ count, documents }) => (documents.length > count ? [] : documents))
    const some = step.bring.filter(({ count, documents }) => documents.length > count)
    const lines = {
      name: t('result.stepName', { number: step.number, paper: t(`names.${step.gives}`) }),
      when: formatWhen(step),
      how: t(`how.${step.way}`),
      bring: [
        ...(each.length > 0 ? [{ title: t('result.fromYours'), papers: each.map(named) }] : []),
        ...some.map(({ count, documents }) => ({ title: t('result.someOf', { count }), papers: documents.map(named) })),
      ],
      notTaken:
        step.notTaken.length > 0
          ? t('result.notTaken', { papers: step.notTaken.map((documentId) => t(`names.${documentId}`)).join('; ') })
          : null,
      fee: formatFact(step.fee, t('noFee')),
      time: formatFact(step.time, t('noTime')),
      waiver: step.waiver && say(step.waiver),
      noRule: step.state && !step.isChecked ? t('result.noRule', { state: stateName(step.state) }) : null,
      tip: step.tip && say(step.tip),
      atRelease:
        step.atRelease && step.state
          ? t('result.atRelease', { state: stateName(step.state), text: say(step.atRelease) })
          : null,
      office: step.office && say(step.office.name),
    }
    const brought = lines.bring.map(({ title, papers: documents }) => `${title}: ${documents.join('; ')}.`)
    const spoken = [
      `${lines.name}. ${lines.when}.`,
      lines.how,
      ...brought,
      lines.notTaken,
      `${t('cost')}: ${lines.fee}`,
      lines.waiver,
      `${t('wait')}: ${lines.time}`,
      lines.office && `${t('result.office')}: ${lines.office}.`,
      step.office?.phone,
    ].filter((line) => line !== null && line !== undefined)
    return { ...lines, isOld, spoken }
  }
}
export type StepLines = ReturnType<ReturnType<typeof useStepLines>>

import { useText } from '#client/platform/i18n/use-text.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { TextWithPhones } from './plan-nodes.tsx'

const webAddress = /(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]])/

/** The text of a step, with numbers to call and pages to open. */
export function StepText({ text }: { text: string }) {
  const common = useText('common')
  return text.split(webAddress).map((piece, index) =>
    index % 2 === 1 ? (
      <TextLink key={index} href={piece} newTabLabel={common('opensInNewTab')}>
        {piece}
      </TextLink>
    ) : (
      <TextWithPhones key={index} text={piece} />
    ),
  )
}

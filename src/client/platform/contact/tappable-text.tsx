import { splitTappableParts } from '#domain/text/tappable.ts'
import { useText } from '../i18n/use-text.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

/** Plain text with tappable phone numbers and addresses. */
export function TappableText({ children }: { children: string }) {
  const common = useText('common')
  return splitTappableParts(children).map(({ text, href }, index) => {
    if (!href) return text
    const newTab = href.startsWith('http') ? { newTabLabel: common('opensInNewTab') } : {}
    return (
      <TextLink key={index} href={href} {...newTab}>
        {text}
      </TextLink>
    )
  })
}

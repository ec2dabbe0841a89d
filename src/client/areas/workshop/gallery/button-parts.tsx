import { Heart, Phone, Printer, Search } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function ButtonPart() {
  const t = useText('workshop')
  const text = t('sample.button')
  const press = () => showToast({ title: t('pressed') })
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} label={t(`looks.${variant}`)}>
          <Button variant={variant} onClick={press}>
            {text}
          </Button>
          <Button variant={variant} size="small" onClick={press}>
            {t('looks.small')}
          </Button>
          <Button variant={variant} icon={<Search aria-hidden size={20} />} onClick={press}>
            {t('looks.icon')}
          </Button>
          <Button variant={variant} busy>
            {t('looks.busy')}
          </Button>
          <Button variant={variant} disabled>
            {t('looks.off')}
          </Button>
          <Button variant={variant} href="#parts" icon={<Phone aria-hidden size={20} />}>
            {t('looks.asLink')}
          </Button>
        </Specimen>
      ))}
      <Specimen label={t('looks.wide')} stacked>
        <Button variant="primary" wide onClick={press}>
          {text}
        </Button>
        <Button wide onClick={press}>
          {text}
        </Button>
      </Specimen>
    </>
  )
}

export function IconButtonPart() {
  const t = useText('workshop')
  const press = () => showToast({ title: t('pressed') })
  return (
    <>
      <Specimen label={t('looks.plain')}>
        <IconButton label={t('sample.save')} icon={<Heart aria-hidden />} onClick={press} />
        <IconButton label={t('sample.print')} icon={<Printer aria-hidden />} onClick={press} />
      </Specimen>
      <Specimen label={t('looks.filled')}>
        <IconButton filled label={t('sample.save')} icon={<Heart aria-hidden />} onClick={press} />
      </Specimen>
      <Specimen label={t('looks.off')}>
        <IconButton disabled label={t('sample.save')} icon={<Heart aria-hidden />} />
      </Specimen>
    </>
  )
}

export function LinkPart() {
  const t = useText('workshop')
  return (
    <Specimen label={t('looks.text')} stacked>
      <p>
        {t('sample.about')} <TextLink href="#parts">{t('sample.link')}</TextLink>
      </p>
      <p>
        {t('sample.about')}{' '}
        <TextLink href="https://www.211.org" newTabLabel={t('sample.newTab')}>
          {t('sample.outLink')}
        </TextLink>
      </p>
    </Specimen>
  )
}

import type { ComponentType } from 'react'
import { listPeerGroups } from '#contracts/community.ts'
import type { Language } from '#domain/language.ts'
import type { Location } from '#domain/places/location.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LocationFields } from '#client/shared/location/location-fields.tsx'
import type { ChosenLocation } from '#client/shared/location/use-location-choices.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { ListFrame } from './list-frame.tsx'
import { usePages } from './use-pages.ts'

/** A listing as a result card; passed in by the app. */
export type GroupCard = ComponentType<{ resource: Resource; position: number; location: Location }>

interface GroupsPanelProps {
  location: ChosenLocation
  GroupCard: GroupCard
  onLocation: (location: ChosenLocation) => void
}

export function GroupsPanel({ location, GroupCard, onLocation }: GroupsPanelProps) {
  const { language } = useLanguage()
  const { state, county } = location
  if (state === '' || county === '') return <LocationQuestion location={location} onLocation={onLocation} />
  return <Groups key={`${state} ${county} ${language}`} {...{ state, county, language, GroupCard }} />
}

/** Groups are searched by location, so one is required first. */
function LocationQuestion({ location, onLocation }: Pick<GroupsPanelProps, 'location' | 'onLocation'>) {
  const t = useText('community')
  const words = {
    state: t('filters.state'),
    noState: t('choosePlace.state'),
    county: t('filters.county'),
    noCounty: t('choosePlace.county'),
  }
  return (
    <Card className="community-card">
      <h3>{t('choosePlace.title')}</h3>
      <p>{t('choosePlace.text')}</p>
      <LocationFields location={location} words={words} onLocation={onLocation} />
    </Card>
  )
}

interface GroupsProps extends Pick<GroupsPanelProps, 'GroupCard'> {
  state: Exclude<ChosenLocation['state'], ''>
  county: string
  language: Language
}

function Groups({ state, county, language, GroupCard }: GroupsProps) {
  const t = useText('community')
  const { list, retry, showMore } = usePages(async (_, signal) => {
    const { resources } = await callApi(listPeerGroups, { query: { state, county, language } }, { signal })
    return { items: resources, page: 1, pages: 1 }
  })
  return (
    <>
      <p>{t('groups.intro')}</p>
      <ListFrame
        list={list}
        onRetry={retry}
        onMore={showMore}
        empty={<NoGroup />}
        renderItem={(resource, position) => <GroupCard {...{ resource, position }} location={{ state, county }} />}
      />
    </>
  )
}

function NoGroup() {
  const t = useText('community')
  const common = useText('common')
  const action = <Button href="tel:211">{common('call211')}</Button>
  return (
    <EmptyState headingLevel="h3" title={t('empty.groups')} action={action}>
      {t('empty.textGroups')}
    </EmptyState>
  )
}

import type { welcome as en } from '../en/welcome.ts'
import type { Translated } from '../shape.ts'

export const welcome = {
  pageTitle: 'Next Chapter',
  pageDescription: 'Ayuda gratis cerca de usted: techo, trabajo, papeles, salud y ayuda legal. En español e inglés.',
  hello: 'Hola',
  headline: 'Qué bueno que ya está de vuelta.',
  subtitle:
    'Encuentre cerca de usted dónde dormir, trabajo, papeles, salud y ayuda legal. Gratis, privado y sin cuenta.',
  continueSearch: 'Seguir la búsqueda en curso',
  findResources: 'Buscar ayuda cerca de mí',
  viewResources: 'Ver mis recursos',
  startNewSearch: 'Empezar otra búsqueda',
  yourList: 'Su lista en {county}',
  continueChat: 'Seguir su chat',
  whatFirst: '¿Qué hago primero?',
  chat: 'Hablar con Reggie',
  newResponses: 'Respuestas nuevas ({count})',
  havePin: 'Tengo un PIN',
  partnerLogin: 'Entrada para organizaciones',
  partnerQuestion: '¿Usted ayuda a personas que salen de la cárcel o prisión?',
  logo: 'Next Chapter: busque ayuda del 2-1-1 en línea',
  logoHome: 'Next Chapter: inicio',
  logoStaff: 'Next Chapter: panel',
  stats: {
    label: 'Sobre esta app',
    hours: '24/7',
    hoursText: 'Reggie está aquí',
    states: '50',
    statesText: 'estados y DC',
    resources: 'Miles',
    resourcesText: 'de recursos',
  },
  noScript: '¿Necesita ayuda ya? Llame al 2-1-1. Es gratis.',
} satisfies Translated<typeof en>

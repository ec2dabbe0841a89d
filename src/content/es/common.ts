import type { common as en } from '../en/common.ts'
import type { Translated } from '../shape.ts'

export const common = {
  loading: 'Cargando…',
  close: 'Cerrar',
  back: 'Atrás',
  next: 'Siguiente',
  cancel: 'Cancelar',
  quickCheck: 'Un momento. Comprobamos que usted es una persona. Puede tardar unos segundos.',
  save: 'Guardar',
  home: 'Inicio',
  menu: 'Menú',
  retry: 'Reintentar',
  tryAgain: 'Intentar de nuevo',
  opensInNewTab: '(se abre en otra pestaña)',
  skipToContent: 'Ir al contenido principal',
  scrollToTop: 'Volver arriba',
  dismiss: 'Descartar',
  notifications: 'Mensajes',
  call211: 'Llame al 2-1-1',
  helpLine: { now: '¿Necesita ayuda ya?', crisis: '¿En crisis?' },
  language: { label: 'Idioma', en: 'English', es: 'Español', switchTo: 'Cambiar el idioma a {language}' },
  failure: {
    title: 'Algo salió mal',
    text: 'Algo salió mal. Por favor, intente de nuevo.',
    help: 'Si sigue pasando, puede llamar al 2-1-1 para pedir ayuda a cualquier hora.',
    offline: 'Parece que no tiene conexión. Revise su internet e intente de nuevo.',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No pudimos encontrar esta página. Quizás cambió de lugar.',
    goHome: 'Ir al inicio',
    goBack: 'Volver',
  },
  notLoaded: 'Esta parte no cargó',
  notLoadedText: 'Revise su internet y pruebe otra vez.',
} satisfies Translated<typeof en>

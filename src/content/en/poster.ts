/** A sheet to put on a wall, with the link that counts visits for an organization. */
export const poster = {
  link: 'Your link',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'Please select the link and copy it.',
  show: 'Show the poster',
  hide: 'Hide the poster',
  language: 'Poster language',
  print: 'Print the poster',
  cannotPrint: "This browser can't print.",
  picture: 'QR code to scan with a phone',
  heading: 'Find help near you',
  lines: ['Housing, work, food, papers, health.', 'Free. No account. In English and Spanish.'],
  scan: 'Scan this with your phone, or type:',
  from: 'From {name}',
  languages: { en: 'English', es: 'Spanish' },
} as const

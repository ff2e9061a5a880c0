import type { Localized } from '@/lib/i18n/locales'

/** Why a file is not taken. `{name}` is the file, as its sender called it. */
export const fileRefusals = {
  notMedia: {
    nl: '“{name}” is geen foto (jpg, png, webp, avif) en geen video (mp4, webm).',
    fr: '« {name} » n’est ni une photo (jpg, png, webp, avif) ni une vidéo (mp4, webm).',
    en: '“{name}” is neither a picture (jpg, png, webp, avif) nor a film (mp4, webm).',
    de: '„{name}“ ist weder ein Bild (jpg, png, webp, avif) noch ein Video (mp4, webm).',
  },
  heic: {
    nl: '“{name}” is een HEIC-foto van een iPhone. Bewaar ze als jpg en probeer opnieuw.',
    fr: '« {name} » est une photo HEIC d’iPhone. Enregistrez-la en jpg et réessayez.',
    en: '“{name}” is a HEIC picture of an iPhone. Save it as jpg and try again.',
    de: '„{name}“ ist ein HEIC-Bild eines iPhones. Speichern Sie es als jpg und versuchen Sie es erneut.',
  },
  mov: {
    nl: '“{name}” is een mov-video. Bewaar hem als mp4 en probeer opnieuw.',
    fr: '« {name} » est une vidéo mov. Enregistrez-la en mp4 et réessayez.',
    en: '“{name}” is a mov film. Save it as mp4 and try again.',
    de: '„{name}“ ist ein mov-Video. Speichern Sie es als mp4 und versuchen Sie es erneut.',
  },
  tooManyPixels: {
    nl: '“{name}” heeft {megapixels} megapixels; hoogstens {most} zijn toegestaan. Verklein de foto.',
    fr: '« {name} » compte {megapixels} mégapixels ; {most} au plus sont admis. Réduisez la photo.',
    en: '“{name}” has {megapixels} megapixels; at most {most} are allowed. Make the picture smaller.',
    de: '„{name}“ hat {megapixels} Megapixel; höchstens {most} sind erlaubt. Verkleinern Sie das Bild.',
  },
  tooLarge: {
    nl: '“{name}” is groter dan {most} MB.',
    fr: '« {name} » dépasse {most} Mo.',
    en: '“{name}” is larger than {most} MB.',
    de: '„{name}“ ist größer als {most} MB.',
  },
  broken: {
    nl: '“{name}” is beschadigd en kan niet gelezen worden.',
    fr: '« {name} » est endommagé et ne peut être lu.',
    en: '“{name}” is damaged and cannot be read.',
    de: '„{name}“ ist beschädigt und kann nicht gelesen werden.',
  },
  otherKind: {
    nl: 'Vervang een foto door een foto en een video door een video van dezelfde soort ({kind}).',
    fr: 'Remplacez une photo par une photo et une vidéo par une vidéo du même genre ({kind}).',
    en: 'Replace a picture by a picture, and a film by a film of the same kind ({kind}).',
    de: 'Ersetzen Sie ein Bild durch ein Bild und ein Video durch ein Video derselben Art ({kind}).',
  },
  noAlt: {
    nl: 'Beschrijf het beeld voor wie het niet ziet.',
    fr: 'Décrivez l’image pour ceux qui ne la voient pas.',
    en: 'Describe the picture for those who do not see it.',
    de: 'Beschreiben Sie das Bild für alle, die es nicht sehen.',
  },
  badText: {
    nl: 'De alternatieve tekst heeft hoogstens {alt} tekens, de bron hoogstens {credit}.',
    fr: 'Le texte alternatif compte au plus {alt} caractères, le crédit au plus {credit}.',
    en: 'The alternative text has at most {alt} characters, the credit at most {credit}.',
    de: 'Der Alternativtext hat höchstens {alt} Zeichen, der Bildnachweis höchstens {credit}.',
  },
  notDocument: {
    nl: '“{name}” is geen pdf, Word-document (docx), jpg of png.',
    fr: '« {name} » n’est ni un PDF, ni un document Word (docx), ni un jpg ou png.',
    en: '“{name}” is no PDF, Word document (docx), jpg or png.',
    de: '„{name}“ ist weder PDF noch Word-Dokument (docx), jpg oder png.',
  },
} as const satisfies Record<string, Localized>

/** How long the texts of a picture may be, in characters. */
export const maxTextLengths = { alt: 250, credit: 200 } as const

/** Beyond this a small file can unfold into more memory than the server has. */
export const maxPixels = 40_000_000

/** In bytes, for files of any kind. */
export const maxFileBytes = 20 * 1024 * 1024

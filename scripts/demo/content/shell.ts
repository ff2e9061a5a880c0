import { agency } from './agency'
import { same, type DemoLink, type Text } from './types'

export interface DemoTopBarItem extends DemoLink {
  icon: 'phone' | 'mail' | 'clock' | 'user'
}

/** The narrow line above the header. */
export const topBar: { left: DemoTopBarItem[]; right: DemoTopBarItem[] } = {
  left: [
    { label: same('{phone}'), href: 'tel:{phone}', icon: 'phone' },
    { label: same('{email}'), href: 'mailto:{email}', icon: 'mail' },
  ],
  right: [
    {
      label: { nl: 'Openingsuren', fr: 'Heures d’ouverture', en: 'Opening hours', de: 'Öffnungszeiten' },
      href: '/contact/',
      icon: 'clock',
    },
    {
      label: { nl: 'Eigenaarslogin', fr: 'Accès propriétaire', en: 'Owner login', de: 'Eigentümer-Login' },
      href: '/login/',
      icon: 'user',
    },
  ],
}

export interface DemoMenuItem extends DemoLink {
  children: DemoLink[]
}

/** The free-valuation button comes from its own setting and is not repeated here. */
export const menu: DemoMenuItem[] = [
  {
    label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
    href: '/for-sale/',
    children: [
      {
        label: {
          nl: 'Alles wat te koop staat',
          fr: 'Tous les biens à vendre',
          en: 'Everything for sale',
          de: 'Alles zum Verkauf',
        },
        href: '/for-sale/',
      },
      {
        label: { nl: 'Nieuwbouw', fr: 'Projets neufs', en: 'New build', de: 'Neubau' },
        href: '/projects/',
      },
    ],
  },
  {
    label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
    href: '/for-rent/',
    children: [],
  },
  {
    label: { nl: 'Diensten', fr: 'Services', en: 'Services', de: 'Leistungen' },
    href: '/services/',
    children: [],
  },
  {
    label: { nl: 'Ik zoek', fr: 'Je cherche', en: 'Keep me informed', de: 'Ich suche' },
    href: '/demand-register/',
    children: [],
  },
  {
    label: { nl: 'Kantoor', fr: 'L’agence', en: 'The agency', de: 'Agentur' },
    href: '/agency/',
    children: [
      {
        label: { nl: 'Wie wij zijn', fr: 'Qui nous sommes', en: 'Who we are', de: 'Wer wir sind' },
        href: '/agency/',
      },
      { label: { nl: 'Ons team', fr: 'Notre équipe', en: 'Our agents', de: 'Unser Team' }, href: '/agents/' },
      {
        label: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Erfahrungsberichte' },
        href: '/testimonials/',
      },
    ],
  },
  { label: { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' }, href: '/contact/', children: [] },
]

export const valuationLabel: Text = {
  nl: 'Gratis schatting',
  fr: 'Estimation gratuite',
  en: 'Free valuation',
  de: 'Kostenlose Immobilienbewertung',
}

export interface DemoFooterColumn {
  title: Text | null
  intro: Text | null
  links: DemoLink[]
  /** Twelfths of the screen on phones, tablets and computers. */
  widths: { sm: number; md: number; lg: number }
}

/** A page of the program, which has no route of the studio. */
export const searchesPath = '/my/searches/'

export const footerColumns: DemoFooterColumn[] = [
  {
    // The logo above names the agency.
    title: null,
    intro: {
      nl: `${agency.tagline.nl}. {address}.`,
      fr: `${agency.tagline.fr}. {address}.`,
      en: `${agency.tagline.en}. {address}.`,
      de: `${agency.tagline.de}. {address}.`,
    },
    links: [
      { label: same('{phone}'), href: 'tel:{phone}' },
      { label: same('{email}'), href: 'mailto:{email}' },
    ],
    widths: { sm: 12, md: 6, lg: 4 },
  },
  {
    title: { nl: 'Zoeken', fr: 'Chercher', en: 'Search', de: 'Suchen' },
    intro: null,
    links: [
      {
        label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
        href: '/for-sale/',
      },
      { label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' }, href: '/for-rent/' },
      {
        label: { nl: 'Nieuwbouw', fr: 'Projets neufs', en: 'New build', de: 'Neubau' },
        href: '/projects/',
      },
      {
        label: {
          nl: 'Bewaarde panden',
          fr: 'Biens enregistrés',
          en: 'Saved properties',
          de: 'Gemerkte Objekte',
        },
        href: '/saved/',
      },
      {
        label: {
          nl: 'Zoekopdracht bewaren',
          fr: 'Enregistrer ma recherche',
          en: 'Save my search',
          de: 'Suche speichern',
        },
        href: '/demand-register/',
      },
      {
        label: {
          nl: 'Mijn zoekopdrachten',
          fr: 'Mes recherches',
          en: 'My searches',
          de: 'Meine Suchaufträge',
        },
        href: searchesPath,
      },
      {
        label: {
          nl: 'Nieuwsbrief ontvangen',
          fr: 'Recevoir la newsletter',
          en: 'Get the newsletter',
          de: 'Newsletter erhalten',
        },
        href: '/newsletter/',
      },
    ],
    widths: { sm: 6, md: 3, lg: 2 },
  },
  {
    title: { nl: 'Verkopen', fr: 'Vendre', en: 'Sell', de: 'Verkaufen' },
    intro: null,
    links: [
      { label: valuationLabel, href: '/contact-demand/' },
      {
        label: { nl: 'Onze diensten', fr: 'Nos services', en: 'Our services', de: 'Unsere Leistungen' },
        href: '/services/',
      },
      {
        label: { nl: 'Eigenaarslogin', fr: 'Accès propriétaire', en: 'Owner login', de: 'Eigentümer-Login' },
        href: '/login/',
      },
    ],
    widths: { sm: 6, md: 3, lg: 2 },
  },
  {
    title: { nl: 'Het kantoor', fr: 'L’agence', en: 'The agency', de: 'Die Agentur' },
    intro: null,
    links: [
      {
        label: { nl: 'Wie wij zijn', fr: 'Qui nous sommes', en: 'Who we are', de: 'Wer wir sind' },
        href: '/agency/',
      },
      { label: { nl: 'Ons team', fr: 'Notre équipe', en: 'Our agents', de: 'Unser Team' }, href: '/agents/' },
      {
        label: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Erfahrungsberichte' },
        href: '/testimonials/',
      },
      {
        label: {
          nl: 'Contact en openingsuren',
          fr: 'Contact et heures d’ouverture',
          en: 'Contact and opening hours',
          de: 'Kontakt und Öffnungszeiten',
        },
        href: '/contact/',
      },
      {
        label: {
          nl: 'Werken bij ons',
          fr: 'Travailler chez nous',
          en: 'Work with us',
          de: 'Bei uns arbeiten',
        },
        href: '/jobs/',
      },
    ],
    widths: { sm: 12, md: 12, lg: 4 },
  },
]

/** Beside the copyright line. */
export const footerLinks: DemoLink[] = [
  {
    label: {
      nl: 'Privacyverklaring',
      fr: 'Politique de confidentialité',
      en: 'Privacy statement',
      de: 'Datenschutzerklärung',
    },
    href: '/privacy-statement/',
  },
  {
    label: { nl: 'Wettelijke vermeldingen', fr: 'Mentions légales', en: 'Legal notice', de: 'Impressum' },
    href: '/disclaimer/',
  },
  {
    label: { nl: 'Cookiebeleid', fr: 'Politique de cookies', en: 'Cookie policy', de: 'Cookie-Richtlinie' },
    href: '/cookie-policy/',
  },
  {
    label: {
      nl: 'Cookie-instellingen',
      fr: 'Paramètres des cookies',
      en: 'Cookie settings',
      de: 'Cookie-Einstellungen',
    },
    href: '/cookie-policy/?setcookies=1',
  },
]

/** `{year}` becomes the current year. */
export const copyright: Text = same('© {year} {agency}')

/** Not online in the demo; an editor can publish it. */
export const popup = {
  isPublished: false,
  delayInSeconds: 5,
  title: {
    nl: 'Opendeurdag aan de Maas',
    fr: 'Portes ouvertes au bord de la Meuse',
    en: 'Open house on the Meuse',
    de: 'Tag der offenen Tür an der Maas',
  } satisfies Text,
  description: {
    nl: 'Zaterdag van 10 tot 13 uur ontvangen wij u op de werf van Residentie De Jaagkade in Flémalle. Breng stevige schoenen mee; voor koffie zorgen wij.',
    fr: 'Samedi de 10 h à 13 h, nous vous accueillons sur le chantier de la Résidence du Halage à Flémalle. Prenez de bonnes chaussures ; le café est pour nous.',
    en: 'On Saturday from 10 am to 1 pm we welcome you on the site of Résidence du Halage in Flémalle. Bring sturdy shoes; the coffee is on us.',
    de: 'Am Samstag von 10 bis 13 Uhr empfangen wir Sie auf der Baustelle der Residenz am Treidelpfad in Flémalle. Tragen Sie festes Schuhwerk; für Kaffee sorgen wir.',
  } satisfies Text,
  link: {
    label: {
      nl: 'Ik kom graag langs',
      fr: 'Je viendrai volontiers',
      en: 'I would like to come',
      de: 'Ich komme gern vorbei',
    },
    href: '/contact/',
  } satisfies DemoLink,
}

/** Page banners with a call to action, for pages without a text of their own. */
export const banners = {
  notFound: {
    title: {
      nl: 'Hier woont niemand',
      fr: 'Personne à cette adresse',
      en: 'Nobody lives here',
      de: 'Hier wohnt niemand',
    },
    description: {
      nl: 'De pagina is verhuisd of heeft nooit bestaan. Zoek hieronder, of ga terug naar de voordeur.',
      fr: 'La page a déménagé ou n’a jamais existé. Cherchez ci-dessous ou revenez à l’accueil.',
      en: 'The page has moved or never existed. Search below, or go back to the front door.',
      de: 'Die Seite ist umgezogen oder hat nie existiert. Suchen Sie unten oder kehren Sie zur Startseite zurück.',
    },
  },
  demand: {
    title: {
      nl: 'Nog niet gevonden?',
      fr: 'Pas encore trouvé ?',
      en: 'Not found it yet?',
      de: 'Noch nicht gefunden?',
    },
    description: {
      nl: 'Vertel ons wat u zoekt. U hoort van ons zodra er iets past.',
      fr: 'Dites-nous ce que vous cherchez. Vous aurez de nos nouvelles dès qu’un bien correspond.',
      en: 'Tell us what you are looking for. You will hear from us as soon as something fits.',
      de: 'Sagen Sie uns, was Sie suchen. Sie hören von uns, sobald etwas passt.',
    },
  },
} satisfies Record<string, { title: Text; description: Text }>

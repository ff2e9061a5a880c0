import type { Locale } from '@/lib/i18n/locales'
import { h3, p, same, ul, type RichText, type Text } from './types'

/** Everything about the agency is fictional: the numbers cannot exist and the mail domain is reserved. */
export const agency = {
  name: 'Immo Perron',
  /** As in the register: the same in every language. */
  legalName: 'Immo Perron SRL',
  tagline: {
    nl: 'Makelaars in en rond Luik',
    fr: 'Agence immobilière à Liège et alentours',
    en: 'Estate agents in and around Liège',
    de: 'Immobilienmakler in Lüttich und Umgebung',
  } satisfies Text,
  address: {
    street: same('Place du Marché'),
    houseNumber: '197',
    zip: '4000',
    city: { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' } satisfies Text,
    country: { nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' } satisfies Text,
    countryId: 10,
    latitude: 50.6457,
    longitude: 5.5743,
  },
  phone: '04 222 00 00',
  email: 'info@immo-perron.example',
  website: 'https://www.immo-perron.example',
  companyNumber: '0000.000.097',
  vatNumber: 'BE 0000.000.097',
  /** Of the institute, whose short name differs by language. */
  registrationNumber: '500.000',
  thirdPartyAccount: 'BE00 0000 0000 0097',
  professionalTitle: {
    nl: 'Vastgoedmakelaar erkend BIV, België',
    fr: 'Agent immobilier agréé IPI, Belgique',
    en: 'Licensed estate agent (IPI/BIV), Belgium',
    de: 'Zugelassener Immobilienmakler (IPI), Belgien',
  } satisfies Text,
  liability: { insurer: 'Assurance Exemple', policy: '000.000.097' },
  supervisor: {
    name: {
      nl: 'Beroepsinstituut van vastgoedmakelaars (BIV)',
      fr: 'Institut professionnel des agents immobiliers (IPI)',
      en: 'Professional Institute of Estate Agents (IPI/BIV)',
      de: 'Berufsinstitut der Immobilienmakler (IPI)',
    } satisfies Text,
    address: {
      nl: 'Luxemburgstraat 16B, 1000 Brussel',
      fr: 'rue du Luxembourg 16B, 1000 Bruxelles',
      en: 'rue du Luxembourg 16B, 1000 Brussels',
      de: 'rue du Luxembourg 16B, 1000 Brüssel',
    } satisfies Text,
    website: {
      nl: 'https://www.biv.be',
      fr: 'https://www.ipi.be',
      en: 'https://www.ipi.be',
      de: 'https://www.ipi.be',
    },
  },
} as const

export interface OpeningHours {
  day: Text
  hours: Text
  /** 0 is Sunday; the visits of the demo are within these hours. */
  weekdays: number[]
  /** Null on a closed day. */
  open: { from: string; to: string } | null
}

const closed: Text = { nl: 'gesloten', fr: 'fermé', en: 'closed', de: 'geschlossen' }

export const openingHours: OpeningHours[] = [
  {
    day: {
      nl: 'Maandag tot vrijdag',
      fr: 'Du lundi au vendredi',
      en: 'Monday to Friday',
      de: 'Montag bis Freitag',
    },
    hours: {
      nl: '9 tot 19 uur',
      fr: 'de 9 h à 19 h',
      en: '9 am to 7 pm',
      de: '9 bis 19 Uhr',
    },
    weekdays: [1, 2, 3, 4, 5],
    open: { from: '09:00', to: '19:00' },
  },
  {
    day: { nl: 'Zaterdag', fr: 'Le samedi', en: 'Saturday', de: 'Samstag' },
    hours: {
      nl: '10 tot 13 uur, op afspraak',
      fr: 'de 10 h à 13 h, sur rendez-vous',
      en: '10 am to 1 pm, by appointment',
      de: '10 bis 13 Uhr, nach Vereinbarung',
    },
    weekdays: [6],
    open: { from: '10:00', to: '13:00' },
  },
  {
    day: { nl: 'Zondag', fr: 'Le dimanche', en: 'Sunday', de: 'Sonntag' },
    hours: closed,
    weekdays: [0],
    open: null,
  },
]

/** Statements that the law requires of an estate agent; shown on the legal page and in the footer. */
export const legalMentions: RichText = {
  nl: [
    h3('De onderneming'),
    ul(
      `${agency.legalName}, {address}, België`,
      'Telefoon: {phone}',
      'E-mail: {email}',
      `Ondernemingsnummer (KBO): ${agency.companyNumber}, rechtspersonenregister Luik`,
      `Btw-nummer: ${agency.vatNumber}`,
    ),
    h3('Het beroep'),
    ul(
      `Vastgoedmakelaar, erkend door het BIV onder nummer ${agency.registrationNumber}. De beroepstitel is toegekend in België.`,
      `Toezichthoudende overheid: ${agency.supervisor.name.nl}, ${agency.supervisor.address.nl}, https://www.biv.be`,
      'Wij zijn onderworpen aan de plichtenleer van de vastgoedmakelaar (koninklijk besluit van 29 juni 2018), te lezen op https://www.biv.be.',
    ),
    h3('Waarborgen'),
    ul(
      `Beroepsaansprakelijkheid en borgstelling: ${agency.liability.insurer}, polis nr. ${agency.liability.policy}`,
      `Derdenrekening (wet van 11 februari 2013, artikel 21/2): ${agency.thirdPartyAccount}`,
    ),
  ],
  fr: [
    h3('L’entreprise'),
    ul(
      `${agency.legalName}, {address}, Belgique`,
      'Téléphone : {phone}',
      'E-mail : {email}',
      `Numéro d’entreprise (BCE) : ${agency.companyNumber}, RPM Liège`,
      `Numéro de TVA : ${agency.vatNumber}`,
    ),
    h3('La profession'),
    ul(
      `Agent immobilier agréé IPI sous le numéro ${agency.registrationNumber}. Le titre professionnel est octroyé en Belgique.`,
      `Autorité de surveillance : ${agency.supervisor.name.fr}, ${agency.supervisor.address.fr}, https://www.ipi.be`,
      'Nous sommes soumis au code de déontologie de l’agent immobilier (arrêté royal du 29 juin 2018), consultable sur https://www.ipi.be.',
    ),
    h3('Les garanties'),
    ul(
      `Responsabilité civile professionnelle et cautionnement : ${agency.liability.insurer}, police n° ${agency.liability.policy}`,
      `Compte tiers (loi du 11 février 2013, article 21/2) : ${agency.thirdPartyAccount}`,
    ),
  ],
  en: [
    h3('The company'),
    ul(
      `${agency.legalName}, {address}, Belgium`,
      'Phone: {phone}',
      'E-mail: {email}',
      `Company number (BCE/KBO): ${agency.companyNumber}, Liège register of legal entities`,
      `VAT number: ${agency.vatNumber}`,
    ),
    h3('The profession'),
    ul(
      `Licensed estate agent, registered with the IPI/BIV under number ${agency.registrationNumber}. The professional title was granted in Belgium.`,
      `Supervisory body: ${agency.supervisor.name.en}, ${agency.supervisor.address.en}, https://www.ipi.be`,
      'We are bound by the estate agents’ code of ethics (royal decree of 29 June 2018), which can be read at https://www.ipi.be.',
    ),
    h3('Safeguards'),
    ul(
      `Professional liability insurance and surety: ${agency.liability.insurer}, policy no. ${agency.liability.policy}`,
      `Third-party account (law of 11 February 2013, article 21/2): ${agency.thirdPartyAccount}`,
    ),
  ],
  de: [
    h3('Das Unternehmen'),
    ul(
      `${agency.legalName}, {address}, Belgien`,
      'Telefon: {phone}',
      'E-Mail: {email}',
      `Unternehmensnummer (ZUD): ${agency.companyNumber}, Register der juristischen Personen Lüttich`,
      `MwSt.-Nummer: ${agency.vatNumber}`,
    ),
    h3('Der Beruf'),
    ul(
      `Zugelassener Immobilienmakler, eingetragen beim IPI unter der Nummer ${agency.registrationNumber}. Die Berufsbezeichnung wurde in Belgien verliehen.`,
      `Aufsichtsbehörde: ${agency.supervisor.name.de}, ${agency.supervisor.address.de}, https://www.ipi.be`,
      'Für uns gelten die Berufspflichten der Immobilienmakler (Königlicher Erlass vom 29. Juni 2018), nachzulesen auf https://www.ipi.be.',
    ),
    h3('Sicherheiten'),
    ul(
      `Berufshaftpflicht und Bürgschaft: ${agency.liability.insurer}, Police Nr. ${agency.liability.policy}`,
      `Treuhandkonto (Gesetz vom 11. Februar 2013, Artikel 21/2): ${agency.thirdPartyAccount}`,
    ),
  ],
}

const hoursLines = (language: Locale): string[] =>
  openingHours.map(({ day, hours }) =>
    language === 'fr' ? `${day.fr} : ${hours.fr}` : `${day[language]}: ${hours[language]}`,
  )

/** Opening hours as a list for running text. */
export const openingHoursText: RichText = {
  nl: [ul(...hoursLines('nl')), p('Buiten deze uren spreken wij graag met u af.')],
  fr: [ul(...hoursLines('fr')), p('En dehors de ces heures, nous vous recevons volontiers sur rendez-vous.')],
  en: [ul(...hoursLines('en')), p('Outside these hours we are glad to meet you by appointment.')],
  de: [ul(...hoursLines('de')), p('Außerhalb dieser Zeiten empfangen wir Sie gern nach Vereinbarung.')],
}

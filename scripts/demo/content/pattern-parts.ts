import { h2, p, ul, type RichText, type Text } from './types'

interface Headed {
  title: Text
  description: Text
}

export const landingTexts: { hero: Headed; reasons: Headed[] } = {
  hero: {
    title: {
      nl: 'Verkopen zonder kopzorgen',
      fr: 'Vendre l’esprit tranquille',
      en: 'Selling without worries',
      de: 'Verkaufen ohne Sorgen',
    },
    description: {
      nl: 'Eén aanspreekpunt, van de schatting tot de akte.',
      fr: 'Un seul interlocuteur, de l’estimation à l’acte.',
      en: 'One person to talk to, from the valuation to the deed.',
      de: 'Ein Ansprechpartner, von der Bewertung bis zur Urkunde.',
    },
  },
  reasons: [
    {
      title: { nl: 'Een juiste prijs', fr: 'Un prix juste', en: 'A fair price', de: 'Ein fairer Preis' },
      description: {
        nl: 'Onderbouwd met wat er in uw straat echt verkocht werd.',
        fr: 'Fondé sur ce qui s’est vraiment vendu dans votre rue.',
        en: 'Based on what was really sold in your street.',
        de: 'Gestützt auf das, was in Ihrer Straße wirklich verkauft wurde.',
      },
    },
    {
      title: { nl: 'Goed in beeld', fr: 'Bien présenté', en: 'Well presented', de: 'Gut präsentiert' },
      description: {
        nl: 'Foto’s, plan en tekst in vier talen, binnen de week.',
        fr: 'Photos, plan et texte en quatre langues, en une semaine.',
        en: 'Photos, plan and text in four languages, within a week.',
        de: 'Fotos, Plan und Text in vier Sprachen, binnen einer Woche.',
      },
    },
    {
      title: {
        nl: 'Altijd op de hoogte',
        fr: 'Toujours informé',
        en: 'Always informed',
        de: 'Immer informiert',
      },
      description: {
        nl: 'Na elk bezoek leest u wat de bezoekers ervan vonden.',
        fr: 'Après chaque visite, vous lisez ce qu’en ont pensé les visiteurs.',
        en: 'After every viewing you read what the visitors thought.',
        de: 'Nach jeder Besichtigung lesen Sie, was die Besucher davon hielten.',
      },
    },
  ],
}

export const eventTexts: { hero: Headed; body: RichText; registration: Text } = {
  hero: {
    title: {
      nl: 'Infoavond: kopen in 2027',
      fr: 'Soirée d’information : acheter en 2027',
      en: 'Information evening: buying in 2027',
      de: 'Infoabend: Kaufen im Jahr 2027',
    },
    description: {
      nl: 'Donderdag om 19 uur, op ons kantoor. De toegang is gratis.',
      fr: 'Jeudi à 19 heures, à l’agence. L’entrée est libre.',
      en: 'Thursday at 7 p.m., at our office. Admission is free.',
      de: 'Donnerstag um 19 Uhr, in unserem Büro. Der Eintritt ist frei.',
    },
  },
  body: {
    nl: [
      h2('Programma'),
      ul('19.00: onthaal', '19.15: premies, registratierechten en lening', '20.30: vragen, met een glas'),
      p('Een notaris en een kredietadviseur beantwoorden uw vragen.'),
    ],
    fr: [
      h2('Programme'),
      ul(
        '19 h : accueil',
        '19 h 15 : primes, droits d’enregistrement et crédit',
        '20 h 30 : vos questions, un verre à la main',
      ),
      p('Un notaire et un conseiller en crédit répondent à vos questions.'),
    ],
    en: [
      h2('Programme'),
      ul(
        '7 p.m.: welcome',
        '7.15 p.m.: grants, registration duties and loans',
        '8.30 p.m.: your questions, with a drink',
      ),
      p('A notary and a credit adviser answer your questions.'),
    ],
    de: [
      h2('Programm'),
      ul(
        '19.00 Uhr: Empfang',
        '19.15 Uhr: Prämien, Registrierungsgebühren und Kredit',
        '20.30 Uhr: Ihre Fragen, bei einem Glas',
      ),
      p('Ein Notar und ein Kreditberater beantworten Ihre Fragen.'),
    ],
  },
  registration: {
    nl: 'Schrijf u in voor de avond',
    fr: 'Réservez votre place',
    en: 'Reserve your place',
    de: 'Reservieren Sie Ihren Platz',
  },
}

/** Each figure with what it counts. */
export const figureTexts: Headed[] = [
  {
    title: { nl: '38 dagen', fr: '38 jours', en: '38 days', de: '38 Tage' },
    description: {
      nl: 'tussen de eerste foto en het compromis, gemiddeld',
      fr: 'entre la première photo et le compromis, en moyenne',
      en: 'from the first photo to the agreement, on average',
      de: 'vom ersten Foto bis zum Vorvertrag, im Durchschnitt',
    },
  },
  {
    title: { nl: '97 %', fr: '97 %', en: '97%', de: '97 %' },
    description: {
      nl: 'van de geschatte prijs bij de verkoop',
      fr: 'du prix estimé obtenu à la vente',
      en: 'of the estimated price obtained at the sale',
      de: 'des geschätzten Preises beim Verkauf erzielt',
    },
  },
  {
    title: { nl: '4 talen', fr: '4 langues', en: '4 languages', de: '4 Sprachen' },
    description: {
      nl: 'waarin wij uw pand voorstellen',
      fr: 'dans lesquelles nous présentons votre bien',
      en: 'in which we present your property',
      de: 'in denen wir Ihr Objekt vorstellen',
    },
  },
]

import { h2, p, ul, type RichText, type Text } from './types'

interface PatternNames {
  name: Text
  /** For editors who choose. */
  description: Text
}

/** The templates that editors find at first. */
export const patternNames = {
  landing: {
    name: { nl: 'Landingspagina', fr: 'Page d’atterrissage', en: 'Landing page', de: 'Landingpage' },
    description: {
      nl: 'Voor een campagne: één belofte, drie troeven, getuigenissen en het formulier.',
      fr: 'Pour une campagne : une promesse, trois atouts, des témoignages et le formulaire.',
      en: 'For a campaign: one promise, three reasons, testimonials and the form.',
      de: 'Für eine Kampagne: ein Versprechen, drei Gründe, Kundenstimmen und das Formular.',
    },
  },
  neighbourhood: {
    name: { nl: 'Buurt', fr: 'Quartier', en: 'Neighbourhood', de: 'Wohnviertel' },
    description: {
      nl: 'Een wijk voorgesteld: beeld, tekst, foto’s en de panden van dit moment.',
      fr: 'Présenter un quartier : image, texte, photos et les biens du moment.',
      en: 'Presents a part of town: picture, text, photos and the properties of the moment.',
      de: 'Stellt ein Viertel vor: Bild, Text, Fotos und die aktuellen Objekte.',
    },
  },
  job: {
    name: { nl: 'Vacature', fr: 'Offre d’emploi', en: 'Job', de: 'Stellenangebot' },
    description: {
      nl: 'Een functie met taken en profiel, de ploeg en het sollicitatieformulier.',
      fr: 'Un poste avec ses missions et le profil, l’équipe et le formulaire de candidature.',
      en: 'A position with its tasks and profile, the team and the application form.',
      de: 'Eine Stelle mit Aufgaben und Profil, das Team und das Bewerbungsformular.',
    },
  },
  event: {
    name: { nl: 'Evenement', fr: 'Événement', en: 'Event', de: 'Veranstaltung' },
    description: {
      nl: 'Infoavond of opendeurdag: programma, plan met de weg en inschrijving.',
      fr: 'Soirée d’information ou portes ouvertes : programme, plan d’accès et inscription.',
      en: 'Information evening or open day: programme, map with the way, and registration.',
      de: 'Infoabend oder Tag der offenen Tür: Programm, Anfahrt und Anmeldung.',
    },
  },
  contactTeam: {
    name: {
      nl: 'Oproep met de ploeg',
      fr: 'Appel à l’action avec l’équipe',
      en: 'Call to action with the team',
      de: 'Handlungsaufruf mit dem Team',
    },
    description: {
      nl: 'De uitnodiging voor een schatting, met de gezichten erachter.',
      fr: 'L’invitation à l’estimation, avec les visages derrière.',
      en: 'The invitation to a valuation, with the faces behind it.',
      de: 'Die Einladung zur Bewertung, mit den Gesichtern dahinter.',
    },
  },
  figures: {
    name: {
      nl: 'Cijfers met getuigenissen',
      fr: 'Chiffres et témoignages',
      en: 'Figures with testimonials',
      de: 'Zahlen mit Kundenstimmen',
    },
    description: {
      nl: 'Drie cijfers naast elkaar en wat klanten erover zeggen.',
      fr: 'Trois chiffres côte à côte, et ce qu’en disent les clients.',
      en: 'Three figures side by side, and what clients say.',
      de: 'Drei Zahlen nebeneinander und was Kunden dazu sagen.',
    },
  },
} satisfies Record<string, PatternNames>

export type PatternKey = keyof typeof patternNames

interface Headed {
  title: Text
  description: Text
}

export const neighbourhoodTexts: { hero: Headed; body: RichText; offer: Headed } = {
  hero: {
    title: {
      nl: 'Wonen in de wijk',
      fr: 'Habiter le quartier',
      en: 'Living in the quarter',
      de: 'Wohnen im Viertel',
    },
    description: {
      nl: 'De straten, winkels en scholen, zoals wij ze elke week zien.',
      fr: 'Ses rues, ses commerces et ses écoles, tels que nous les voyons chaque semaine.',
      en: 'Its streets, shops and schools, as we see them every week.',
      de: 'Seine Straßen, Geschäfte und Schulen, wie wir sie jede Woche sehen.',
    },
  },
  body: {
    nl: [
      p('Een rustige wijk met een eigen plein, op wandelafstand van het centrum.'),
      h2('Op pad'),
      p('Bus en station liggen op tien minuten te voet; de autoweg bereikt u in een kwartier.'),
      h2('Elke dag'),
      ul('Bakker, slager en apotheker op het plein', 'Twee scholen en een crèche', 'Markt op zaterdag'),
    ],
    fr: [
      p('Un quartier calme autour de sa place, à distance de marche du centre.'),
      h2('Se déplacer'),
      p('Le bus et la gare sont à dix minutes à pied ; l’autoroute, à un quart d’heure.'),
      h2('Au quotidien'),
      ul('Boulangerie, boucherie et pharmacie sur la place', 'Deux écoles et une crèche', 'Marché le samedi'),
    ],
    en: [
      p('A quiet quarter around its own square, within walking distance of the centre.'),
      h2('Getting around'),
      p('Bus and station are ten minutes away on foot; the motorway a quarter of an hour.'),
      h2('Every day'),
      ul('Baker, butcher and chemist on the square', 'Two schools and a nursery', 'A market on Saturdays'),
    ],
    de: [
      p('Ein ruhiges Viertel um seinen eigenen Platz, zu Fuß nicht weit vom Zentrum.'),
      h2('Unterwegs'),
      p('Bus und Bahnhof erreichen Sie zu Fuß in zehn Minuten, die Autobahn in einer Viertelstunde.'),
      h2('Im Alltag'),
      ul('Bäcker, Metzger und Apotheke am Platz', 'Zwei Schulen und eine Krippe', 'Markt am Samstag'),
    ],
  },
  offer: {
    title: {
      nl: 'Nu in de wijk',
      fr: 'En ce moment dans le quartier',
      en: 'In the quarter right now',
      de: 'Jetzt im Viertel',
    },
    description: {
      nl: 'Woningen die vandaag in de buurt te koop of te huur staan.',
      fr: 'Les biens à vendre ou à louer aujourd’hui dans les environs.',
      en: 'Homes that are for sale or to let nearby today.',
      de: 'Objekte, die heute in der Umgebung zum Kauf oder zur Miete stehen.',
    },
  },
}

export const jobTexts: { body: RichText } = {
  body: {
    nl: [
      p('Wij zoeken een collega die graag onderweg is en graag luistert.'),
      h2('Wat u doet'),
      ul('Panden bezoeken en voorstellen', 'Eigenaars opvolgen tot bij de notaris'),
      h2('Wie u bent'),
      ul('BIV-erkend of in opleiding', 'Vlot in het Frans en in een tweede taal'),
    ],
    fr: [
      p('Nous cherchons une ou un collègue qui aime la route autant que l’écoute.'),
      h2('Vos missions'),
      ul('Visiter et présenter les biens', 'Suivre les propriétaires jusque chez le notaire'),
      h2('Votre profil'),
      ul('Agréation IPI, obtenue ou en cours', 'À l’aise en français et dans une deuxième langue'),
    ],
    en: [
      p('We are looking for a colleague who likes being on the road, and likes to listen.'),
      h2('What you do'),
      ul('Visit and present properties', 'Accompany owners as far as the notary'),
      h2('Who you are'),
      ul('Registered with the IPI, or in training', 'At ease in French and a second language'),
    ],
    de: [
      p('Wir suchen eine Kollegin oder einen Kollegen, gern unterwegs und ganz Ohr.'),
      h2('Ihre Aufgaben'),
      ul('Objekte besichtigen und vorstellen', 'Eigentümer bis zum Notar begleiten'),
      h2('Ihr Profil'),
      ul('IPI-Zulassung, vorhanden oder in Ausbildung', 'Sicher in Französisch und einer zweiten Sprache'),
    ],
  },
}

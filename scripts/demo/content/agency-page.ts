import { p, type DemoPage, type Text } from './types'

/** Who the agency is, where it works and how to find it. */
export const agencyPage: DemoPage = {
  key: 'agency',
  slug: 'agency',
  path: { nl: '/over-ons/', fr: '/l-agence/', en: '/agency/', de: '/die-agentur/' },
  title: { nl: 'Ons kantoor', fr: 'L’agence', en: 'The agency', de: 'Die Agentur' },
  seo: {
    title: {
      nl: 'Makelaarskantoor in hartje Luik',
      fr: 'Agence immobilière au cœur de Liège',
      en: 'Estate agency in the heart of Liège',
      de: 'Immobilienagentur mitten in Lüttich',
    },
    description: {
      nl: 'Wie wij zijn, waar wij werken en hoe u ons vindt: vier makelaars, vier talen en één kantoor op het marktplein van Luik.',
      fr: 'Qui nous sommes, où nous travaillons et comment nous trouver : quatre agents, quatre langues et un bureau place du Marché à Liège.',
      en: 'Who we are, where we work and how to find us: four agents, four languages and one office on the market square of Liège.',
      de: 'Wer wir sind, wo wir arbeiten und wie Sie uns finden: vier Makler, vier Sprachen und ein Büro am Lütticher Marktplatz.',
    },
  },
  intro: {
    nl: 'Een klein kantoor tegenover het Perron. Groot genoeg om keuze te bieden, klein genoeg om uw naam te kennen.',
    fr: 'Un petit bureau face au Perron. Assez grand pour offrir du choix, assez petit pour connaître votre nom.',
    en: 'A small office opposite the Perron. Large enough to offer a choice, small enough to know your name.',
    de: 'Ein kleines Büro gegenüber dem Perron. Groß genug für Auswahl, klein genug, um Ihren Namen zu kennen.',
  },
  body: {
    nl: [
      p(
        'Wie bij ons binnenkomt, staat meteen bij de grote tafel. Daar liggen de plannen open, daar wordt gerekend en daar drinkt u koffie met de makelaar die uw dossier van begin tot eind in handen houdt.',
      ),
      p(
        'Wij houden ons aantal panden bewust beperkt. Zo gaan wij met elke kandidaat mee op bezoek en weten wij ’s avonds nog wat hij ’s morgens vroeg.',
      ),
    ],
    fr: [
      p(
        'Chez nous, on entre et on se trouve devant la grande table. C’est là que les plans sont étalés, que l’on calcule et que vous prenez un café avec l’agent qui suivra votre dossier du début à la fin.',
      ),
      p(
        'Nous limitons volontairement le nombre de biens que nous acceptons. Ainsi nous accompagnons chaque visite, et nous savons encore le soir ce qu’un candidat a demandé le matin.',
      ),
    ],
    en: [
      p(
        'Step inside and you stand before the big table. That is where the plans lie open, where the figures are worked out and where you have a coffee with the agent who will keep your file from start to finish.',
      ),
      p(
        'We deliberately limit the number of properties we take on. That way we attend every viewing, and in the evening still know what somebody asked in the morning.',
      ),
    ],
    de: [
      p(
        'Wer bei uns eintritt, steht gleich vor dem großen Tisch. Dort liegen die Pläne, dort wird gerechnet, und dort trinken Sie Kaffee mit dem Makler, der Ihre Akte von Anfang bis Ende betreut.',
      ),
      p(
        'Wir nehmen bewusst nur eine begrenzte Zahl von Objekten an. So begleiten wir jede Besichtigung und wissen abends noch, was morgens gefragt wurde.',
      ),
    ],
  },
}

interface HeadedText {
  title: Text
  description: Text
}

/** Texts of the sections of the agency's page. */
export const agencySections = {
  film: {
    title: {
      nl: 'De Maas, ons werkterrein',
      fr: 'La Meuse, notre terrain',
      en: 'The Meuse, our patch',
      de: 'Die Maas, unser Revier',
    },
    description: {
      nl: 'Van Hoei tot Wezet volgen wij de rivier, en de hoogten aan weerszijden.',
      fr: 'De Huy à Visé, nous suivons le fleuve et les hauteurs qui le bordent.',
      en: 'From Huy to Visé we follow the river and the heights on both sides.',
      de: 'Von Huy bis Visé folgen wir dem Fluss und den Höhen zu beiden Seiten.',
    },
  },
  gallery: {
    title: {
      nl: 'Onze hoek van Luik',
      fr: 'Notre coin de Liège',
      en: 'Our corner of Liège',
      de: 'Unsere Ecke von Lüttich',
    },
    description: {
      nl: 'Het kantoor, de kaaien en de straten waar wij dagelijks aanbellen.',
      fr: 'Le bureau, les quais et les rues où nous sonnons chaque jour.',
      en: 'The office, the quays and the streets where we ring the bell every day.',
      de: 'Das Büro, die Kais und die Straßen, in denen wir täglich klingeln.',
    },
  },
  places: {
    title: {
      nl: 'Waar wij verkopen en verhuren',
      fr: 'Où nous vendons et louons',
      en: 'Where we sell and let',
      de: 'Wo wir verkaufen und vermieten',
    },
    description: {
      nl: 'De gemeenten met de meeste panden eerst.',
      fr: 'Les communes où nous avons le plus de biens.',
      en: 'Where we have most to offer.',
      de: 'Zuerst die Gemeinden mit den meisten Objekten.',
    },
  },
  questions: {
    title: {
      nl: 'Wat men ons vaak vraagt',
      fr: 'Ce que l’on nous demande souvent',
      en: 'What people often ask us',
      de: 'Was man uns oft fragt',
    },
    description: {
      nl: 'Staat uw vraag er niet bij? Bel ons of kom langs.',
      fr: 'Votre question n’y figure pas ? Appelez-nous ou passez.',
      en: 'Is your question not here? Call us or come by.',
      de: 'Ihre Frage ist nicht dabei? Rufen Sie an oder kommen Sie vorbei.',
    },
  },
  map: {
    title: {
      nl: 'Zo vindt u ons',
      fr: 'Comment nous trouver',
      en: 'How to find us',
      de: 'So finden Sie uns',
    },
    description: {
      nl: 'Op het marktplein, vijf minuten te voet van de Place Saint-Lambert.',
      fr: 'Sur la place du Marché, à cinq minutes à pied de la place Saint-Lambert.',
      en: 'On the market square, a five-minute walk from Place Saint-Lambert.',
      de: 'Am Marktplatz, fünf Gehminuten von der Place Saint-Lambert.',
    },
  },
} satisfies Record<string, HeadedText>

export const filmCaption: Text = {
  nl: 'De kaaien bij avondlicht. De film heeft geen geluid.',
  fr: 'Les quais à la lumière du soir. Le film est muet.',
  en: 'The quays in the evening light. The film is silent.',
  de: 'Die Kais im Abendlicht. Der Film hat keinen Ton.',
}

/** Captions of the gallery, by picture. */
export const galleryCaptions = {
  house: {
    nl: 'Het kantoor, Place du Marché 197',
    fr: 'L’agence, place du Marché 197',
    en: 'The office, Place du Marché 197',
    de: 'Das Büro, Place du Marché 197',
  },
  quay: { nl: 'Outremeuse', fr: 'Outremeuse', en: 'Outremeuse', de: 'Outremeuse' },
  park: {
    nl: 'Te koop in Flémalle',
    fr: 'À vendre à Flémalle',
    en: 'For sale in Flémalle',
    de: 'Zum Verkauf in Flémalle',
  },
} satisfies Record<string, Text>

interface Question {
  question: Text
  answer: Text
}

export const questions: Question[] = [
  {
    question: {
      nl: 'Wat kost het om via u te verkopen?',
      fr: 'Combien coûte une vente avec vous ?',
      en: 'What does it cost to sell with you?',
      de: 'Was kostet ein Verkauf mit Ihnen?',
    },
    answer: {
      nl: 'Een percentage van de verkoopprijs, dat in de opdracht staat voor u tekent. Foto’s, plan en publicatie zijn erin begrepen. Verkopen wij niet, dan betaalt u niets.',
      fr: 'Un pourcentage du prix de vente, inscrit dans la mission avant que vous signiez. Photos, plan et diffusion sont compris. Si nous ne vendons pas, vous ne payez rien.',
      en: 'A percentage of the sale price, stated in the instruction before you sign. Photographs, plan and publication are included. If we do not sell, you pay nothing.',
      de: 'Einen Prozentsatz des Verkaufspreises, der im Auftrag steht, bevor Sie unterschreiben. Fotos, Grundriss und Verbreitung sind inbegriffen. Verkaufen wir nicht, zahlen Sie nichts.',
    },
  },
  {
    question: {
      nl: 'In welke talen kan ik bij u terecht?',
      fr: 'Dans quelles langues puis-je m’adresser à vous ?',
      en: 'In which languages can I talk to you?',
      de: 'In welchen Sprachen kann ich mich an Sie wenden?',
    },
    answer: {
      nl: 'In het Frans, Nederlands, Engels en Duits. Onder elke naam staan de talen.',
      fr: 'En français, néerlandais, anglais et allemand. Les langues de chacun figurent sous son nom.',
      en: 'In French, Dutch, English and German. The languages of each agent are listed under each name.',
      de: 'Auf Französisch, Niederländisch, Englisch und Deutsch. Die Sprachen stehen unter jedem Namen.',
    },
  },
  {
    question: {
      nl: 'Mag ik een pand bezoeken buiten de kantooruren?',
      fr: 'Puis-je visiter un bien en dehors des heures de bureau ?',
      en: 'May I view a property outside office hours?',
      de: 'Kann ich ein Objekt außerhalb der Bürozeiten besichtigen?',
    },
    answer: {
      nl: 'Ja, in overleg. De tijdstippen op de pagina van het pand vallen binnen onze uren; voor een ander moment belt u {phone}.',
      fr: 'Oui, sur rendez-vous. Les créneaux de la page du bien suivent nos heures d’ouverture ; pour un autre moment, appelez le {phone}.',
      en: 'Yes, by arrangement. The times on the page of the property follow our hours; for another moment, call {phone}.',
      de: 'Ja, nach Absprache. Die Zeiten auf der Seite des Objekts liegen in unseren Bürozeiten; für einen anderen Zeitpunkt rufen Sie {phone} an.',
    },
  },
]

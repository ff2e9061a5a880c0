import { h2, p, ul, type RichText, type Text } from './types'

export interface DemoArticleCategory {
  key: 'services' | 'agency'
  /** Number of the category in the former site. */
  categoryId: number
  name: Text
  /** First segment of the paths of its articles. */
  slug: Text
}

export const articleCategories: DemoArticleCategory[] = [
  {
    key: 'services',
    categoryId: 2,
    name: { nl: 'Onze diensten', fr: 'Services', en: 'Services', de: 'Leistungen' },
    slug: { nl: 'onze-diensten', fr: 'services', en: 'services', de: 'leistungen' },
  },
  {
    key: 'agency',
    categoryId: 3,
    name: { nl: 'Kantoor', fr: 'Agence', en: 'Agency', de: 'Agentur' },
    slug: { nl: 'kantoor', fr: 'agence', en: 'agency', de: 'agentur' },
  },
]

export interface DemoArticle {
  key: string
  /** Number of the article in the former site. */
  articleId: number
  category: DemoArticleCategory['key']
  title: Text
  slug: Text
  intro: Text
  body: RichText
  /** The name of its file. */
  picture: string
}

/** Shown inside pages; neither has a page of its own in the route table. */
export const whoWeAre: DemoArticle = {
  key: 'whoWeAre',
  articleId: 9,
  category: 'agency',
  title: { nl: 'Wie zijn wij', fr: 'Qui sommes-nous', en: 'Who we are', de: 'Wer wir sind' },
  slug: { nl: 'wie-zijn-wij', fr: 'qui-sommes-nous', en: 'who-we-are', de: 'wer-wir-sind' },
  intro: {
    nl: 'Immo Perron is een kantoor van vier mensen aan de Place du Marché in Luik. U spreekt altijd met iemand die uw pand ook echt heeft gezien.',
    fr: 'Immo Perron, c’est une équipe de quatre personnes, place du Marché à Liège. Vous parlez toujours à quelqu’un qui a vraiment vu votre bien.',
    en: 'Immo Perron is a team of four on Place du Marché in Liège. You always speak to someone who has actually seen your property.',
    de: 'Immo Perron, das sind vier Menschen an der Place du Marché in Lüttich. Sie sprechen immer mit jemandem, der Ihr Objekt wirklich gesehen hat.',
  },
  body: {
    nl: [
      p(
        'Het perron is in Luik de stenen trap met de zuil op het marktplein, en in het Frans ook de treden voor een voordeur. Op die treden begint ons werk: aanbellen, binnenkomen, rondkijken en luisteren.',
      ),
      p(
        'Wij verkopen en verhuren in de stad, langs de Maas van Flémalle tot Wezet en op de hoogten eromheen. Dat is klein genoeg om de straten te kennen en groot genoeg om keuze te bieden. Een rijhuis in Tilleur verkoopt u anders dan een villa in Embourg, en dat zeggen wij u ook.',
      ),
      p(
        'Wij beloven geen prijs die de markt niet geeft. Wij rekenen u voor hoe wij aan een bedrag komen, wij gaan met elke kandidaat mee en wij laten u weten wat die ervan vond, ook als het tegenvalt.',
      ),
    ],
    fr: [
      p(
        'À Liège, le Perron est l’escalier de pierre et la colonne de la place du Marché. Ailleurs, c’est simplement les quelques marches devant une porte. Notre travail commence là : sonner, entrer, regarder, écouter.',
      ),
      p(
        'Nous vendons et louons en ville, le long de la Meuse de Flémalle à Visé, et sur les hauteurs qui l’entourent. Un territoire assez petit pour en connaître les rues, assez grand pour offrir du choix. Une maison mitoyenne à Tilleur ne se vend pas comme une villa à Embourg, et nous vous le dirons.',
      ),
      p(
        'Nous ne promettons pas un prix que le marché ne donne pas. Nous vous montrons comment nous arrivons à un montant, nous accompagnons chaque visite et nous vous rapportons ce qu’en a pensé le visiteur, même quand ce n’est pas ce que vous espériez.',
      ),
    ],
    en: [
      p(
        'In Liège the Perron is the stone stair and column on the market square; in everyday French a perron is the flight of steps before a front door. That is where our work begins: ring, step in, look around, listen.',
      ),
      p(
        'We sell and let in the city, along the Meuse from Flémalle to Visé, and on the heights around it. The area is small enough for us to know its streets and large enough to offer a choice. A terraced house in Tilleur is not sold the way a villa in Embourg is, and we will tell you so.',
      ),
      p(
        'We do not promise a price the market will not pay. We show you how we arrive at a figure, we attend every viewing, and we report what the visitor thought of it, even when that is not what you hoped for.',
      ),
    ],
    de: [
      p(
        'Der Perron ist in Lüttich die Steintreppe mit der Säule auf dem Marktplatz; im Französischen heißen so auch die Stufen vor einer Haustür. Genau dort beginnt unsere Arbeit: klingeln, eintreten, hinschauen, zuhören.',
      ),
      p(
        'Wir verkaufen und vermieten in der Stadt, entlang der Maas von Flémalle bis Visé und auf den Höhen ringsum. Das Gebiet ist klein genug, dass wir die Straßen kennen, und groß genug, um Auswahl zu bieten. Ein Reihenhaus in Tilleur verkauft man anders als eine Villa in Embourg, und das sagen wir Ihnen auch.',
      ),
      p(
        'Wir versprechen keinen Preis, den der Markt nicht hergibt. Wir legen offen, wie wir zu einem Betrag kommen, begleiten jede Besichtigung und berichten Ihnen, was der Interessent davon hielt, auch wenn es nicht das ist, was Sie sich erhofft haben.',
      ),
    ],
  },
  picture: 'agency-house',
}

export const servicesArticle: DemoArticle = {
  key: 'servicesApproach',
  articleId: 49,
  category: 'agency',
  title: {
    nl: 'Zo werken wij voor u',
    fr: 'Notre façon de travailler',
    en: 'How we work for you',
    de: 'So arbeiten wir',
  },
  slug: {
    nl: 'zo-werken-wij-voor-u',
    fr: 'notre-facon-de-travailler',
    en: 'how-we-work-for-you',
    de: 'so-arbeiten-wir',
  },
  intro: {
    nl: 'De negen diensten op deze pagina zijn in onze opdracht inbegrepen. Wij kiezen samen met u welke uw pand nodig heeft.',
    fr: 'Les neuf services de cette page font partie de notre mission. Nous choisissons avec vous ceux dont votre bien a besoin.',
    en: 'The nine services on this page are part of our instruction. Together we choose the ones your property needs.',
    de: 'Die neun Leistungen auf dieser Seite gehören zu unserem Auftrag. Wir wählen mit Ihnen aus, was Ihr Objekt braucht.',
  },
  body: {
    nl: [
      h2('Van eerste bezoek tot akte'),
      ul(
        'Wij bezoeken uw pand, meten het op en bespreken de prijs met de cijfers erbij.',
        'Wij verzamelen de documenten: EPC, keuring van de elektriciteit, bodemattest, stedenbouwkundige inlichtingen.',
        'Wij maken foto’s en plan, schrijven de tekst in uw taal en laten u alles nalezen voor het online gaat.',
        'Wij begeleiden elk bezoek en bezorgen u binnen twee werkdagen de reactie van de bezoeker.',
        'Wij bereiden de verkoopovereenkomst of het huurcontract voor en volgen alles op tot bij de notaris of tot de plaatsbeschrijving.',
      ),
      h2('Wat u van ons mag verwachten'),
      p(
        'Eén aanspreekpunt van begin tot eind, een afgesproken ereloon dat vooraf op papier staat, en een eerlijk woord wanneer de prijs of de aanpak moet veranderen.',
      ),
    ],
    fr: [
      h2('De la première visite à l’acte'),
      ul(
        'Nous visitons votre bien, le mesurons et parlons du prix, chiffres à l’appui.',
        'Nous rassemblons les documents : certificat PEB, contrôle électrique, attestation de sol, renseignements urbanistiques.',
        'Nous réalisons les photos et le plan, rédigeons le texte et vous faisons tout relire avant la mise en ligne.',
        'Nous accompagnons chaque visite et vous transmettons l’avis du visiteur dans les deux jours ouvrables.',
        'Nous préparons le compromis ou le bail et suivons le dossier jusque chez le notaire, ou jusqu’à l’état des lieux.',
      ),
      h2('Ce que vous pouvez attendre de nous'),
      p(
        'Un seul interlocuteur du début à la fin, des honoraires convenus et écrits d’avance, et une parole franche quand le prix ou la méthode doivent changer.',
      ),
    ],
    en: [
      h2('From first visit to deed'),
      ul(
        'We visit your property, measure it and discuss the price with the figures on the table.',
        'We gather the documents: energy certificate, electrical inspection, soil certificate, planning information.',
        'We take the photographs, draw the plan, write the text and have you read everything before it goes online.',
        'We attend every viewing and pass on the visitor’s opinion within two working days.',
        'We prepare the sale agreement or the lease and follow the file through to the notary, or to the check-in inventory.',
      ),
      h2('What you can expect from us'),
      p(
        'One contact from start to finish, a fee agreed in writing beforehand, and a frank word when the price or the approach needs to change.',
      ),
    ],
    de: [
      h2('Vom ersten Besuch bis zur Urkunde'),
      ul(
        'Wir besichtigen Ihr Objekt, messen es aus und besprechen den Preis anhand von Zahlen.',
        'Wir stellen die Unterlagen zusammen: Energieausweis, Elektroprüfung, Bodenbescheinigung, städtebauliche Auskünfte.',
        'Wir machen Fotos und Grundriss, schreiben den Text und lassen Sie alles gegenlesen, bevor es online geht.',
        'Wir begleiten jede Besichtigung und geben Ihnen binnen zwei Werktagen die Meinung des Besuchers weiter.',
        'Wir bereiten den Vorvertrag oder den Mietvertrag vor und begleiten die Akte bis zum Notar oder bis zum Ortsbefund.',
      ),
      h2('Was Sie von uns erwarten dürfen'),
      p(
        'Einen Ansprechpartner von Anfang bis Ende, ein vorab schriftlich vereinbartes Honorar und ein offenes Wort, wenn Preis oder Vorgehen angepasst werden müssen.',
      ),
    ],
  },
  picture: 'agency-office',
}

export const articles: DemoArticle[] = [whoWeAre, servicesArticle]

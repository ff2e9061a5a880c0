import { openingHoursText } from './agency'
import { agencyPage } from './agency-page'
import { jobsPage, newsletterPage } from './form-pages'
import { cookiePolicy } from './legal-cookies'
import { disclaimer } from './legal-disclaimer'
import { privacyStatement } from './legal-privacy'
import { projectsPage, savedPage } from './search-pages'
import { h2, h3, p, same, ul, type DemoPage, type Text } from './types'

const home: DemoPage = {
  key: 'home',
  slug: '',
  path: same('/'),
  title: { nl: 'Welkom', fr: 'Accueil', en: 'Home', de: 'Startseite' },
  seo: {
    title: {
      nl: 'Vastgoed te koop en te huur in Luik',
      fr: 'Biens à vendre et à louer à Liège',
      en: 'Property for sale and to rent in Liège',
      de: 'Immobilien in Lüttich kaufen und mieten',
    },
    description: {
      nl: 'Huizen, appartementen en gronden in en rond Luik, langs de Maas en op de hoogten. Gratis schatting door makelaars die uw straat kennen.',
      fr: 'Maisons, appartements et terrains à Liège, le long de la Meuse et sur les hauteurs. Estimation gratuite par une agence qui connaît votre rue.',
      en: 'Houses, apartments and land in Liège, along the Meuse and on the heights. Free valuation by agents who know your street.',
      de: 'Häuser, Wohnungen und Grundstücke in Lüttich, an der Maas und auf den Höhen. Kostenlose Immobilienbewertung durch ortskundige Makler.',
    },
  },
  intro: {
    nl: 'Kopen, verkopen, huren en verhuren in en rond Luik.',
    fr: 'Acheter, vendre et louer à Liège et alentours.',
    en: 'Buying, selling and letting in and around Liège.',
    de: 'Kaufen, verkaufen und mieten in Lüttich und Umgebung.',
  },
}

/** Texts of the sections of the home page. */
export const homeSections = {
  hero: {
    title: {
      nl: 'Ergens in Luik staat uw voordeur.',
      fr: 'Votre porte est quelque part à Liège.',
      en: 'Somewhere in Liège is your front door.',
      de: 'Irgendwo in Lüttich steht Ihre Haustür.',
    },
    /** `{saleCount}` and `{rentCount}` are replaced by the numbers of the day. */
    description: {
      nl: '{saleCount} panden te koop en {rentCount} te huur, van de Maasvallei tot de hoogten. Wij zijn ze allemaal zelf gaan bekijken.',
      fr: '{saleCount} biens à vendre et {rentCount} à louer, de la vallée de la Meuse aux hauteurs. Nous les avons tous visités avant de les publier.',
      en: '{saleCount} properties for sale and {rentCount} to rent, from the Meuse valley to the heights. We visited every one before putting it online.',
      de: '{saleCount} Objekte zum Kauf und {rentCount} zur Miete, vom Maastal bis auf die Höhen. Jedes haben wir vor der Veröffentlichung selbst besichtigt.',
    },
    pictureAlt: {
      nl: 'Getekend zicht op Luikse gevels langs de Maas',
      fr: 'Vue dessinée de façades liégeoises au bord de la Meuse',
      en: 'Drawn view of Liège façades along the Meuse',
      de: 'Gezeichnete Ansicht Lütticher Fassaden an der Maas',
    },
  },
  spotlight: {
    title: { nl: 'In de kijker', fr: 'À la une', en: 'In the spotlight', de: 'Im Blickpunkt' },
    description: {
      nl: 'Panden die volgens ons een tweede blik verdienen.',
      fr: 'Des biens qui, à nos yeux, méritent qu’on s’y arrête.',
      en: 'Properties that we think deserve a second look.',
      de: 'Objekte, die unserer Meinung nach einen zweiten Blick verdienen.',
    },
  },
  latestOffers: {
    title: { nl: 'Pas binnen', fr: 'Derniers arrivés', en: 'Just in', de: 'Neu eingetroffen' },
    description: {
      nl: 'De panden die het laatst online kwamen.',
      fr: 'Les biens que nous venons de mettre en ligne.',
      en: 'The properties that came online last.',
      de: 'Die Objekte, die zuletzt online gegangen sind.',
    },
    link: {
      nl: 'Alles wat te koop staat',
      fr: 'Tous les biens à vendre',
      en: 'Everything for sale',
      de: 'Alles, was zum Verkauf steht',
    },
  },
  valuation: {
    title: {
      nl: 'Wat is uw huis vandaag waard?',
      fr: 'Que vaut votre bien aujourd’hui ?',
      en: 'What is your home worth today?',
      de: 'Was ist Ihr Haus heute wert?',
    },
    description: {
      nl: 'Wij komen langs, kijken rond en geven u binnen vijf werkdagen een onderbouwd bedrag. Gratis, en u hoeft ons niets te beloven.',
      fr: 'Nous passons, nous regardons et vous recevez un montant motivé dans les cinq jours ouvrables. C’est gratuit et cela ne vous engage à rien.',
      en: 'We come by, look around and give you a reasoned figure within five working days. It is free and commits you to nothing.',
      de: 'Wir kommen vorbei, schauen uns um und nennen Ihnen binnen fünf Werktagen einen begründeten Betrag. Kostenlos und unverbindlich.',
    },
    link: {
      nl: 'Vraag uw gratis schatting',
      fr: 'Demander mon estimation gratuite',
      en: 'Ask for a free valuation',
      de: 'Kostenlose Immobilienbewertung anfragen',
    },
  },
  services: {
    title: {
      nl: 'Wat wij voor uw pand doen',
      fr: 'Ce que nous faisons pour votre bien',
      en: 'What we do for your property',
      de: 'Was wir für Ihr Objekt tun',
    },
    description: {
      nl: 'Goede foto’s, een juist plan, de juiste plaatsen om gezien te worden.',
      fr: 'De bonnes photos, un plan exact, les bons endroits pour être vu.',
      en: 'Good photographs, an accurate plan, the right places to be seen.',
      de: 'Gute Fotos, ein genauer Grundriss und die richtigen Orte, um gesehen zu werden.',
    },
  },
  testimonials: {
    title: {
      nl: 'Wat klanten vertellen',
      fr: 'Ce que disent nos clients',
      en: 'What clients say',
      de: 'Was Kunden berichten',
    },
    description: {
      nl: 'In hun eigen woorden, ook wanneer het even duurde.',
      fr: 'Avec leurs mots, y compris quand cela a pris du temps.',
      en: 'In their own words, including when it took a while.',
      de: 'In ihren eigenen Worten, auch wenn es einmal länger gedauert hat.',
    },
  },
  cities: {
    title: {
      nl: 'Zoek per plaats',
      fr: 'Chercher par localité',
      en: 'Search by place',
      de: 'Nach Ort suchen',
    },
    description: {
      nl: 'Van het centrum van Luik tot Hoei, Wezet, Borgworm en Verviers.',
      fr: 'Du centre de Liège à Huy, Visé, Waremme et Verviers.',
      en: 'From the centre of Liège to Huy, Visé, Waremme and Verviers.',
      de: 'Vom Lütticher Zentrum bis nach Huy, Visé, Waremme und Verviers.',
    },
  },
  team: {
    title: { nl: 'Het team', fr: 'L’équipe', en: 'The team', de: 'Das Team' },
    description: {
      nl: 'Vier makelaars, vier talen, één kantoor.',
      fr: 'Quatre agents, quatre langues, un bureau.',
      en: 'Four agents, four languages, one office.',
      de: 'Vier Makler, vier Sprachen, ein Büro.',
    },
  },
} satisfies Record<string, Record<string, Text>>

const forSale: DemoPage = {
  key: 'forSale',
  slug: 'for-sale',
  path: { nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/', de: '/zu-verkaufen/' },
  title: { nl: 'Te Koop', fr: 'À Vendre', en: 'For sale', de: 'Zu verkaufen' },
  breadcrumbName: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  seo: {
    title: {
      nl: 'Huizen en appartementen te koop in Luik',
      fr: 'Maisons et appartements à vendre à Liège',
      en: 'Houses and apartments for sale in Liège',
      de: 'Häuser und Wohnungen in Lüttich kaufen',
    },
    description: {
      nl: 'Alle panden te koop in en rond Luik, met prijs, plan, energielabel en foto’s. Filter op plaats en type en vraag meteen een bezoek aan.',
      fr: 'Tous nos biens à vendre à Liège et alentours, avec prix, plan, label PEB et photos. Filtrez par localité ou par type et demandez une visite.',
      en: 'All our properties for sale in and around Liège, with price, plan, energy label and photos. Filter by place or type and ask for a viewing.',
      de: 'Alle Objekte zum Verkauf in Lüttich und Umgebung mit Preis, Grundriss, Energieklasse und Fotos. Nach Ort und Typ filtern, Besichtigung anfragen.',
    },
  },
  intro: {
    nl: 'Huizen, appartementen, gronden en handelspanden in en rond Luik.',
    fr: 'Maisons, appartements, terrains et commerces à Liège et alentours.',
    en: 'Houses, apartments, land and commercial premises in and around Liège.',
    de: 'Häuser, Wohnungen, Grundstücke und Geschäftslokale in Lüttich und Umgebung.',
  },
}

const forRent: DemoPage = {
  key: 'forRent',
  slug: 'for-rent',
  path: { nl: '/te-huur/', fr: '/a-louer/', en: '/for-rent/', de: '/zu-vermieten/' },
  title: { nl: 'Te Huur', fr: 'À Louer', en: 'For rent', de: 'Zu vermieten' },
  breadcrumbName: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
  seo: {
    title: {
      nl: 'Huizen en appartementen te huur in Luik',
      fr: 'Maisons et appartements à louer à Liège',
      en: 'Houses and apartments to rent in Liège',
      de: 'Häuser und Wohnungen in Lüttich mieten',
    },
    description: {
      nl: 'Woningen te huur in en rond Luik, met huurprijs en lasten duidelijk vermeld. Vraag een bezoek of stel u kandidaat.',
      fr: 'Biens à louer à Liège et alentours, loyer et charges clairement indiqués. Demandez une visite ou posez votre candidature.',
      en: 'Homes to rent in and around Liège, with rent and charges clearly stated. Ask for a viewing or apply.',
      de: 'Mietobjekte in Lüttich und Umgebung, Miete und Nebenkosten klar angegeben. Besichtigung anfragen oder Bewerbung einreichen.',
    },
  },
  intro: {
    nl: 'Ons huuraanbod is klein en wisselt snel. Laat ons weten wat u zoekt, dan hoort u het als eerste.',
    fr: 'Notre offre de location est courte et change vite. Dites-nous ce que vous cherchez : vous serez prévenu en premier.',
    en: 'Our rental list is short and changes quickly. Tell us what you are looking for and you will hear first.',
    de: 'Unser Mietangebot ist klein und wechselt schnell. Sagen Sie uns, was Sie suchen, dann erfahren Sie es zuerst.',
  },
}

const services: DemoPage = {
  key: 'services',
  slug: 'services',
  path: { nl: '/diensten/', fr: '/services/', en: '/services/', de: '/leistungen/' },
  title: { nl: 'Diensten', fr: 'Services', en: 'Services', de: 'Leistungen' },
  seo: {
    title: {
      nl: 'Onze diensten voor verkopers en verhuurders',
      fr: 'Nos services aux vendeurs et bailleurs',
      en: 'Our services for sellers and landlords',
      de: 'Unsere Leistungen für Verkäufer',
    },
    description: {
      nl: 'Foto’s, 2D-plan, virtueel bezoek, video en publicatie: negen diensten waarmee wij uw pand eerlijk en duidelijk tonen.',
      fr: 'Photos, plan 2D, visite virtuelle, vidéo et diffusion : neuf services pour montrer votre bien avec clarté et honnêteté.',
      en: 'Photography, 2D plan, virtual visit, video and publication: nine services that show your property clearly and honestly.',
      de: 'Fotos, 2D-Grundriss, virtueller Rundgang, Video und Verbreitung: neun Leistungen, die Ihr Objekt klar und ehrlich zeigen.',
    },
  },
  intro: {
    nl: 'Een pand verkoopt u met juiste informatie en beelden die niet overdrijven. Dit doen wij daarvoor.',
    fr: 'Un bien se vend avec des informations justes et des images qui n’exagèrent pas. Voici ce que nous faisons pour cela.',
    en: 'A property sells on correct information and pictures that do not exaggerate. This is what we do for it.',
    de: 'Ein Objekt verkauft sich mit richtigen Angaben und Bildern, die nicht übertreiben. Das tun wir dafür.',
  },
}

const demandRegister: DemoPage = {
  key: 'demandRegister',
  slug: 'demand-register',
  path: { nl: '/ik-zoek/', fr: '/je-cherche/', en: '/property-alerts/', de: '/ich-suche/' },
  title: { nl: 'Ik zoek', fr: 'Je cherche', en: 'Keep me informed', de: 'Ich suche' },
  seo: {
    title: {
      nl: 'Ik zoek een pand in Luik',
      fr: 'Je cherche un bien à Liège',
      en: 'Tell us what you are looking for',
      de: 'Ich suche eine Immobilie in Lüttich',
    },
    description: {
      nl: 'Vertel ons wat u zoekt, waar en tot welk bedrag. U krijgt bericht zodra een passend pand beschikbaar is.',
      fr: 'Dites-nous ce que vous cherchez, où et jusqu’à quel montant. Vous êtes prévenu dès qu’un bien correspond.',
      en: 'Tell us what you want, where and up to what amount. You will hear from us as soon as something fits.',
      de: 'Sagen Sie uns, was Sie suchen, wo und bis zu welchem Betrag. Sie erhalten Nachricht, sobald ein Objekt passt.',
    },
  },
  intro: {
    nl: 'Niet gevonden wat u zoekt? Laat uw wensen bij ons achter.',
    fr: 'Pas encore trouvé ? Confiez-nous votre recherche.',
    en: 'Not found it yet? Leave your search with us.',
    de: 'Noch nicht fündig geworden? Vertrauen Sie uns Ihre Suche an.',
  },
  body: {
    nl: [
      p(
        'Een deel van onze panden vindt een koper voor het bord aan de gevel hangt. Wie zijn zoekopdracht bij ons heeft ingeschreven, krijgt dan een bericht.',
      ),
      h2('Wat wij van u vragen'),
      ul(
        'Kopen of huren, en welk soort pand.',
        'De gemeenten of wijken waar u wilt wonen.',
        'Uw budget, en wat u echt nodig hebt: slaapkamers, tuin, garage.',
      ),
      h2('Wat u van ons krijgt'),
      p(
        'Een e-mail wanneer een pand past, en alleen dan. U wijzigt uw zoekopdracht of schrijft u uit wanneer u wilt. Wij geven uw gegevens niet door aan eigenaars of andere kantoren.',
      ),
      p('Liever even praten? Bel {phone}, dan noteren wij uw wensen samen.'),
    ],
    fr: [
      p(
        'Une partie de nos biens trouve acquéreur avant que le panneau soit posé sur la façade. Les personnes inscrites chez nous sont alors prévenues.',
      ),
      h2('Ce que nous vous demandons'),
      ul(
        'Acheter ou louer, et quel type de bien.',
        'Les communes ou les quartiers où vous voulez vivre.',
        'Votre budget, et ce dont vous avez vraiment besoin : chambres, jardin, garage.',
      ),
      h2('Ce que vous recevez'),
      p(
        'Un e-mail quand un bien correspond, et seulement dans ce cas. Vous modifiez votre recherche ou vous vous désinscrivez quand vous le voulez. Vos coordonnées ne sont transmises ni aux propriétaires ni à d’autres agences.',
      ),
      p('Vous préférez en parler ? Appelez le {phone} : nous noterons vos souhaits ensemble.'),
    ],
    en: [
      p(
        'Some of our properties find a buyer before the sign is up on the façade. People who have registered a search with us are told first.',
      ),
      h2('What we ask of you'),
      ul(
        'Buying or renting, and what kind of property.',
        'The towns or districts where you want to live.',
        'Your budget, and what you truly need: bedrooms, garden, garage.',
      ),
      h2('What you receive'),
      p(
        'An e-mail when a property fits, and only then. You can change your search or unsubscribe whenever you like. We do not pass your details on to owners or to other agencies.',
      ),
      p('Would you rather talk? Call {phone} and we will note your wishes together.'),
    ],
    de: [
      p(
        'Ein Teil unserer Objekte findet einen Käufer, bevor das Schild an der Fassade hängt. Wer seine Suche bei uns hinterlegt hat, erhält dann Nachricht.',
      ),
      h2('Was wir von Ihnen wissen möchten'),
      ul(
        'Kaufen oder mieten, und welche Art von Objekt.',
        'Die Gemeinden oder Viertel, in denen Sie leben möchten.',
        'Ihr Budget und was Sie wirklich brauchen: Schlafzimmer, Garten, Garage.',
      ),
      h2('Was Sie bekommen'),
      p(
        'Eine E-Mail, wenn ein Objekt passt, und nur dann. Sie können Ihre Suche jederzeit ändern oder sich abmelden. Ihre Daten geben wir weder an Eigentümer noch an andere Agenturen weiter.',
      ),
      p('Sie sprechen lieber mit uns? Rufen Sie {phone} an, dann halten wir Ihre Wünsche gemeinsam fest.'),
    ],
  },
}

const contactDemand: DemoPage = {
  key: 'contactDemand',
  slug: 'contact-demand',
  path: {
    nl: '/gratis-schatting/',
    fr: '/estimation-gratuite/',
    en: '/valuation/',
    de: '/kostenlose-bewertung/',
  },
  title: {
    nl: 'Gratis schatting',
    fr: 'Estimation gratuite',
    en: 'Free valuation',
    de: 'Kostenlose Immobilienbewertung',
  },
  seo: {
    title: {
      nl: 'Gratis schatting van uw huis in Luik',
      fr: 'Estimation gratuite de votre bien à Liège',
      en: 'Free valuation of your home in Liège',
      de: 'Kostenlose Immobilienbewertung in Lüttich',
    },
    description: {
      nl: 'Een makelaar komt langs, bekijkt uw pand en bezorgt u binnen vijf werkdagen een geschreven schatting. Gratis en vrijblijvend.',
      fr: 'Un agent se déplace, examine votre bien et vous remet une estimation écrite dans les cinq jours ouvrables. Gratuit et sans engagement.',
      en: 'An agent visits, looks at your property and gives you a written valuation within five working days. Free and without obligation.',
      de: 'Ein Makler besichtigt Ihr Objekt und übergibt Ihnen binnen fünf Werktagen eine schriftliche Immobilienbewertung. Kostenlos und unverbindlich.',
    },
  },
  intro: {
    nl: 'Een bezoek van een uur, een geschreven bedrag, en u beslist wat u ermee doet.',
    fr: 'Une visite d’une heure, un montant écrit, et vous décidez de la suite.',
    en: 'A one-hour visit, a figure in writing, and you decide what to do with it.',
    de: 'Ein Besuch von einer Stunde, ein schriftlicher Betrag, und Sie entscheiden, wie es weitergeht.',
  },
  body: {
    nl: [
      h2('Waarom laten schatten?'),
      p(
        'Omdat u wilt verkopen, natuurlijk, maar even goed bij een erfenis, een scheiding, een schenking of gewoon om te weten waar u staat. Een schatting op basis van een postcode en een aantal slaapkamers ziet uw nieuwe dak niet, en het verkeer in de straat evenmin.',
      ),
      h2('Hoe wij rekenen'),
      ul(
        'Wij vergelijken met wat de voorbije twee jaar in uw buurt werkelijk is verkocht, niet met wat er gevraagd wordt.',
        'Wij tellen de staat van dak, ramen, verwarming en elektriciteit mee, en het energielabel.',
        'Wij houden rekening met wat u niet kunt veranderen: ligging, oriëntatie, uitzicht, parkeerruimte.',
        'Wij noemen een prijsvork en een richtprijs, en leggen uit waarom.',
      ),
      h2('Zo verloopt het'),
      ul(
        'U neemt contact op en noemt ons het adres en het soort pand.',
        'Wij bellen u binnen één werkdag om een bezoek af te spreken, ook ’s avonds of op zaterdag.',
        'Wij komen langs. Hebt u plannen, een EPC of een kadastraal uittreksel, leg ze klaar; het hoeft niet.',
        'Binnen vijf werkdagen ontvangt u de schatting op papier en nemen wij ze met u door.',
      ),
      p(
        'De schatting is gratis en verplicht u tot niets. Ze is een advies over de verkoopwaarde en vervangt geen officieel schattingsverslag voor rechtbank of fiscus. Bel {phone} of schrijf naar {email}.',
      ),
    ],
    fr: [
      h2('Pourquoi faire estimer ?'),
      p(
        'Parce que vous voulez vendre, bien sûr, mais aussi lors d’une succession, d’une séparation, d’une donation, ou simplement pour savoir où vous en êtes. Une estimation tirée d’un code postal et d’un nombre de chambres ne voit ni votre toiture neuve ni le trafic de la rue.',
      ),
      h2('Comment nous calculons'),
      ul(
        'Nous comparons avec ce qui s’est réellement vendu autour de chez vous ces deux dernières années, pas avec les prix affichés.',
        'Nous tenons compte de l’état du toit, des châssis, du chauffage, de l’électricité et du label PEB.',
        'Nous pesons ce que vous ne pouvez pas changer : la situation, l’orientation, la vue, le stationnement.',
        'Nous donnons une fourchette et un montant, et nous expliquons pourquoi.',
      ),
      h2('Les étapes'),
      ul(
        'Vous nous contactez avec l’adresse et le type de bien.',
        'Nous vous appelons sous un jour ouvrable pour fixer une visite, aussi en soirée ou le samedi.',
        'Nous venons. Si vous avez des plans, un certificat PEB ou un extrait cadastral, sortez-les ; ce n’est pas obligatoire.',
        'Dans les cinq jours ouvrables, vous recevez l’estimation par écrit et nous la parcourons avec vous.',
      ),
      p(
        'L’estimation est gratuite et ne vous engage à rien. C’est un avis sur la valeur de vente ; elle ne remplace pas une expertise destinée à un tribunal ou à l’administration fiscale. Appelez le {phone} ou écrivez à {email}.',
      ),
    ],
    en: [
      h2('Why have it valued?'),
      p(
        'Because you want to sell, of course, but also after an inheritance, at a separation, for a gift, or simply to know where you stand. A valuation based on a postcode and a number of bedrooms sees neither your new roof nor the traffic in the street.',
      ),
      h2('How we work it out'),
      ul(
        'We compare with what has actually sold near you over the past two years, not with asking prices.',
        'We take into account the condition of roof, windows, heating and wiring, and the energy label.',
        'We weigh what you cannot change: location, orientation, view, parking.',
        'We give a range and a figure, and explain why.',
      ),
      h2('Step by step'),
      ul(
        'You contact us with the address and the type of property.',
        'We call you within one working day to arrange a visit, evenings and Saturdays included.',
        'We come by. If you have plans, an energy certificate or a cadastral extract, have them ready; it is not required.',
        'Within five working days you receive the valuation in writing and we go through it with you.',
      ),
      p(
        'The valuation is free and commits you to nothing. It is an opinion on market value and does not replace an expert report for a court or the tax authorities. Call {phone} or write to {email}.',
      ),
    ],
    de: [
      h2('Warum bewerten lassen?'),
      p(
        'Weil Sie verkaufen möchten, natürlich, aber auch bei einer Erbschaft, einer Trennung, einer Schenkung oder einfach, um zu wissen, woran Sie sind. Eine Schätzung aus Postleitzahl und Zimmerzahl sieht weder Ihr neues Dach noch den Verkehr in der Straße.',
      ),
      h2('Wie wir rechnen'),
      ul(
        'Wir vergleichen mit dem, was in Ihrer Umgebung in den letzten zwei Jahren wirklich verkauft wurde, nicht mit Angebotspreisen.',
        'Wir berücksichtigen den Zustand von Dach, Fenstern, Heizung und Elektrik sowie die Energieklasse.',
        'Wir gewichten, was sich nicht ändern lässt: Lage, Ausrichtung, Aussicht, Parkmöglichkeiten.',
        'Wir nennen eine Spanne und einen Betrag und erklären, warum.',
      ),
      h2('So läuft es ab'),
      ul(
        'Sie melden sich und nennen uns Adresse und Art des Objekts.',
        'Wir rufen Sie innerhalb eines Werktags an und vereinbaren einen Besuch, auch abends oder samstags.',
        'Wir kommen vorbei. Falls Sie Pläne, einen Energieausweis oder einen Katasterauszug haben, legen Sie sie bereit; Pflicht ist es nicht.',
        'Binnen fünf Werktagen erhalten Sie die Bewertung schriftlich, und wir gehen sie mit Ihnen durch.',
      ),
      p(
        'Die Bewertung ist kostenlos und verpflichtet Sie zu nichts. Sie ist eine Einschätzung des Verkaufswerts und ersetzt kein Gutachten für Gericht oder Steuerverwaltung. Rufen Sie {phone} an oder schreiben Sie an {email}.',
      ),
    ],
  },
}

const contact: DemoPage = {
  key: 'contact',
  slug: 'contact',
  path: { nl: '/contact/', fr: '/contact/', en: '/contact/', de: '/kontakt/' },
  title: { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' },
  seo: {
    title: {
      nl: 'Contact en openingsuren',
      fr: 'Contact et heures d’ouverture',
      en: 'Contact and opening hours',
      de: 'Kontakt und Öffnungszeiten',
    },
    description: {
      nl: 'Bel, schrijf of kom langs op de Place du Marché in Luik. Adres, telefoon, e-mail en openingsuren van Immo Perron.',
      fr: 'Appelez, écrivez ou passez place du Marché à Liège. Adresse, téléphone, e-mail et heures d’ouverture d’Immo Perron.',
      en: 'Call, write or drop in on Place du Marché in Liège. Address, phone, e-mail and opening hours of Immo Perron.',
      de: 'Rufen Sie an, schreiben Sie oder kommen Sie vorbei: Place du Marché in Lüttich. Adresse, Telefon, E-Mail und Öffnungszeiten.',
    },
  },
  intro: {
    nl: 'Bel, schrijf of loop binnen. Wij antwoorden in het Nederlands, Frans, Engels en Duits.',
    fr: 'Appelez, écrivez ou poussez la porte. Nous répondons en français, néerlandais, anglais et allemand.',
    en: 'Call, write or walk in. We answer in English, French, Dutch and German.',
    de: 'Rufen Sie an, schreiben Sie oder kommen Sie herein. Wir antworten auf Deutsch, Französisch, Niederländisch und Englisch.',
  },
  body: {
    nl: [
      h3('Telefoon en e-mail'),
      ul('Telefoon: {phone}', 'E-mail: {email}'),
      p(
        'Belt u over een pand, houd dan de referentie bij de hand. Een bericht dat ’s avonds aankomt, lezen wij de volgende werkdag.',
      ),
      h3('Adres'),
      p(
        '{agency}, {address}. Het kantoor ligt op het marktplein, tegenover het Perron. Met de bus stapt u uit aan de Place Saint-Lambert; met de auto parkeert u het vlotst in een van de parkings in het centrum.',
      ),
      h3('Openingsuren'),
      ...openingHoursText.nl,
    ],
    fr: [
      h3('Téléphone et e-mail'),
      ul('Téléphone : {phone}', 'E-mail : {email}'),
      p(
        'Si vous appelez au sujet d’un bien, gardez sa référence sous la main. Un message arrivé en soirée est lu le jour ouvrable suivant.',
      ),
      h3('Adresse'),
      p(
        '{agency}, {address}. Le bureau donne sur la place, face au Perron. En bus, descendez place Saint-Lambert ; en voiture, le plus simple est l’un des parkings du centre.',
      ),
      h3('Heures d’ouverture'),
      ...openingHoursText.fr,
    ],
    en: [
      h3('Phone and e-mail'),
      ul('Phone: {phone}', 'E-mail: {email}'),
      p(
        'If you are calling about a property, please have its reference to hand. A message that reaches us in the evening is read the next working day.',
      ),
      h3('Address'),
      p(
        '{agency}, {address}. The office looks onto the market square, opposite the Perron. By bus, get off at Place Saint-Lambert; by car, one of the car parks in the centre is easiest.',
      ),
      h3('Opening hours'),
      ...openingHoursText.en,
    ],
    de: [
      h3('Telefon und E-Mail'),
      ul('Telefon: {phone}', 'E-Mail: {email}'),
      p(
        'Wenn Sie wegen eines Objekts anrufen, halten Sie bitte die Referenz bereit. Nachrichten vom Abend lesen wir am nächsten Werktag.',
      ),
      h3('Adresse'),
      p(
        '{agency}, {address}. Das Büro liegt am Marktplatz, gegenüber dem Perron. Mit dem Bus steigen Sie an der Place Saint-Lambert aus; mit dem Auto parken Sie am einfachsten in einem der Parkhäuser im Zentrum.',
      ),
      h3('Öffnungszeiten'),
      ...openingHoursText.de,
    ],
  },
}

const login: DemoPage = {
  key: 'login',
  slug: 'login',
  path: same('/login/'),
  title: { nl: 'Eigenaarslogin', fr: 'Accès propriétaire', en: 'Owner login', de: 'Eigentümer-Login' },
  seo: {
    title: {
      nl: 'Eigenaarslogin',
      fr: 'Accès propriétaire',
      en: 'Owner login',
      de: 'Eigentümer-Login',
    },
    description: {
      nl: 'Volg als eigenaar de bezoeken, reacties en cijfers van uw pand. U krijgt toegang van het kantoor.',
      fr: 'Propriétaire, suivez les visites, les retours et les chiffres de votre bien. L’accès vous est donné par l’agence.',
      en: 'Follow the viewings, feedback and figures of your own property. The agency gives you access.',
      de: 'Verfolgen Sie als Eigentümer Besichtigungen, Rückmeldungen und Zahlen zu Ihrem Objekt. Den Zugang erhalten Sie von der Agentur.',
    },
  },
  intro: {
    nl: 'Volg wat er met uw pand gebeurt.',
    fr: 'Suivez ce qui se passe autour de votre bien.',
    en: 'Follow what is happening with your property.',
    de: 'Verfolgen Sie, was sich rund um Ihr Objekt tut.',
  },
  body: {
    nl: [
      p(
        'Vertrouwt u ons de verkoop of verhuur van uw pand toe, dan opent het kantoor voor u een persoonlijke toegang. U ziet hoe vaak de pagina van uw pand bekeken werd, wie belde of langskwam en wat de bezoekers ervan vonden.',
      ),
      p(
        'U kunt zich hier niet zelf registreren: uw makelaar maakt de toegang aan en stuurt u een uitnodiging per e-mail. Niets ontvangen? Bel {phone} of schrijf naar {email}.',
      ),
    ],
    fr: [
      p(
        'Quand vous nous confiez la vente ou la location de votre bien, l’agence vous ouvre un accès personnel. Vous y voyez combien de fois la page de votre bien a été consultée, qui a appelé ou visité, et ce qu’en ont pensé les visiteurs.',
      ),
      p(
        'On ne s’inscrit pas soi-même : votre agent crée l’accès et vous envoie une invitation par e-mail. Rien reçu ? Appelez le {phone} ou écrivez à {email}.',
      ),
    ],
    en: [
      p(
        'When you entrust us with the sale or letting of your property, the agency opens a personal account for you. You see how often the page of your property was viewed, who called or came to see it, and what visitors thought.',
      ),
      p(
        'You cannot register here yourself: your agent creates the account and sends you an invitation by e-mail. Nothing received? Call {phone} or write to {email}.',
      ),
    ],
    de: [
      p(
        'Wenn Sie uns den Verkauf oder die Vermietung Ihres Objekts anvertrauen, richtet die Agentur Ihnen einen persönlichen Zugang ein. Sie sehen, wie oft die Seite Ihres Objekts aufgerufen wurde, wer angerufen oder besichtigt hat und was die Besucher davon hielten.',
      ),
      p(
        'Eine eigene Registrierung gibt es nicht: Ihr Makler legt den Zugang an und lädt Sie per E-Mail ein. Nichts erhalten? Rufen Sie {phone} an oder schreiben Sie an {email}.',
      ),
    ],
  },
}

const testimonials: DemoPage = {
  key: 'testimonials',
  slug: 'testimonials',
  path: same('/testimonials/'),
  title: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Erfahrungsberichte' },
  seo: {
    title: {
      nl: 'Getuigenissen van klanten',
      fr: 'Témoignages de nos clients',
      en: 'Client testimonials',
      de: 'Erfahrungsberichte unserer Kunden',
    },
    description: {
      nl: 'Kopers, verkopers, huurders en verhuurders vertellen hoe hun dossier bij Immo Perron is verlopen.',
      fr: 'Acheteurs, vendeurs, locataires et bailleurs racontent comment leur dossier s’est passé chez Immo Perron.',
      en: 'Buyers, sellers, tenants and landlords tell how things went with Immo Perron.',
      de: 'Käufer, Verkäufer, Mieter und Vermieter berichten, wie es mit Immo Perron gelaufen ist.',
    },
  },
  intro: {
    nl: 'Wij vragen elke klant achteraf hoe het ging en publiceren wat hij ons laat publiceren.',
    fr: 'Nous demandons à chaque client comment cela s’est passé et publions ce qu’il nous autorise à publier.',
    en: 'We ask every client afterwards how it went, and publish what they allow us to publish.',
    de: 'Wir fragen jeden Kunden im Nachhinein, wie es war, und veröffentlichen, was er uns veröffentlichen lässt.',
  },
  body: {
    nl: [
      p(
        'De getuigenissen verschijnen met voornaam en eerste letter van de naam. Wij verbeteren tikfouten en vertalen, maar veranderen niets aan de inhoud. Bij elke vertaling staat de oorspronkelijke taal.',
      ),
    ],
    fr: [
      p(
        'Les témoignages paraissent avec le prénom et l’initiale du nom. Nous corrigeons les fautes de frappe et traduisons, sans toucher au fond. La langue d’origine est indiquée.',
      ),
    ],
    en: [
      p(
        'Testimonials appear with first name and initial. We correct typing errors and translate, but leave the substance alone. The original language is indicated.',
      ),
    ],
    de: [
      p(
        'Die Berichte erscheinen mit Vornamen und Anfangsbuchstaben des Nachnamens. Wir berichtigen Tippfehler und übersetzen, ändern aber nichts am Inhalt. Die Originalsprache ist angegeben.',
      ),
    ],
  },
}

const agents: DemoPage = {
  key: 'agents',
  slug: 'agents',
  path: { nl: '/team/', fr: '/equipe/', en: '/agents/', de: '/team/' },
  title: { nl: 'Ons team', fr: 'Notre équipe', en: 'Our agents', de: 'Unser Team' },
  seo: {
    title: {
      nl: 'Ons team van makelaars',
      fr: 'Notre équipe d’agents',
      en: 'Our agents',
      de: 'Unser Maklerteam',
    },
    description: {
      nl: 'Vier makelaars met elk hun eigen streek en hun eigen talen. Bel of mail rechtstreeks met wie uw buurt kent.',
      fr: 'Quatre agents, chacun avec son secteur et ses langues. Contactez directement la personne qui connaît votre quartier.',
      en: 'Four agents, each with their own area and languages. Call or e-mail the person who knows your neighbourhood.',
      de: 'Vier Makler, jeder mit eigenem Gebiet und eigenen Sprachen. Wenden Sie sich direkt an die Person, die Ihr Viertel kennt.',
    },
  },
  intro: {
    nl: 'U krijgt één makelaar, van de eerste afspraak tot de sleutels.',
    fr: 'Vous avez un seul agent, du premier rendez-vous à la remise des clés.',
    en: 'You have one agent, from the first appointment to the keys.',
    de: 'Sie haben einen Makler, vom ersten Termin bis zur Schlüsselübergabe.',
  },
  body: {
    nl: [
      p(
        'Ieder van ons heeft een eigen streek. Is uw makelaar op bezoek, dan neemt een collega op die uw dossier kan openen.',
      ),
    ],
    fr: [
      p(
        'Nous avons chacun notre secteur. Si votre agent est en visite, quelqu’un d’autre décroche et peut ouvrir votre dossier.',
      ),
    ],
    en: [
      p(
        'Each of us works in a part of the region we know well. If your agent is out on a viewing, a colleague answers and can open your file.',
      ),
    ],
    de: [
      p(
        'Wir haben alle unser eigenes Gebiet. Ist Ihr Makler gerade bei einer Besichtigung, nimmt jemand aus dem Team ab, der Ihre Akte öffnen kann.',
      ),
    ],
  },
}

/** In the order of the studio's page list. */
export const pages: DemoPage[] = [
  home,
  forSale,
  forRent,
  projectsPage,
  savedPage,
  services,
  demandRegister,
  contactDemand,
  contact,
  login,
  testimonials,
  agencyPage,
  agents,
  jobsPage,
  newsletterPage,
  privacyStatement,
  disclaimer,
  cookiePolicy,
]

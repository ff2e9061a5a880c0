import type { Locale } from '@/lib/i18n/locales'
import type { Text } from './types'

export interface DemoAgent {
  key: string
  name: string
  role: Text
  languages: Locale[]
  /** Ten digits, as stored. */
  phone: string
  email: string
  registrationNumber: string
  biography: Text
}

export const agents: DemoAgent[] = [
  {
    key: 'claire',
    name: 'Claire Delvaux',
    role: {
      nl: 'Oprichter, makelaar',
      fr: 'Fondatrice, agente immobilière',
      en: 'Founder, estate agent',
      de: 'Gründerin, Immobilienmaklerin',
    },
    languages: ['fr', 'en'],
    phone: '0470000001',
    email: 'claire.delvaux@immo-perron.example',
    registrationNumber: 'IPI/BIV 000.001',
    biography: {
      nl: 'Claire groeide op boven de bakkerij van haar ouders in Flémalle en opende Immo Perron na vijftien jaar bij andere kantoren. Zij volgt de verkopen in de Maasvallei, de nieuwbouwprojecten en de dossiers waarin een familie het eens moet worden.',
      fr: 'Claire a grandi au-dessus de la boulangerie de ses parents à Flémalle et a ouvert Immo Perron après quinze ans dans d’autres agences. Elle suit les ventes de la vallée de la Meuse, les projets neufs et les dossiers où une famille doit se mettre d’accord.',
      en: 'Claire grew up above her parents’ bakery in Flémalle and opened Immo Perron after fifteen years with other agencies. She handles sales in the Meuse valley, new-build projects and the files in which a family has to reach agreement.',
      de: 'Claire ist über der Bäckerei ihrer Eltern in Flémalle aufgewachsen und hat Immo Perron nach fünfzehn Jahren in anderen Agenturen eröffnet. Sie betreut die Verkäufe im Maastal, die Neubauprojekte und die Akten, in denen eine Familie sich einigen muss.',
    },
  },
  {
    key: 'mathieu',
    name: 'Mathieu Renson',
    role: {
      nl: 'Makelaar, opbrengsteigendommen en lijfrente',
      fr: 'Agent immobilier, immeubles de rapport et viager',
      en: 'Estate agent, investment buildings and life-annuity sales (viager)',
      de: 'Immobilienmakler, Renditeobjekte und Leibrente',
    },
    languages: ['fr', 'nl'],
    phone: '0470000002',
    email: 'mathieu.renson@immo-perron.example',
    registrationNumber: 'IPI/BIV 000.002',
    biography: {
      nl: 'Mathieu was eerst boekhouder en kijkt nog altijd eerst naar de cijfers. Hij rekent rendementen en lijfrenten door op papier, zodat u ze thuis rustig kunt narekenen. Zijn terrein: Luik, Saint-Nicolas, Ans en Seraing.',
      fr: 'D’abord comptable, Mathieu regarde toujours les chiffres en premier. Il pose les rendements et les rentes sur papier pour que vous puissiez les recalculer chez vous. Son terrain : Liège, Saint-Nicolas, Ans et Seraing.',
      en: 'Mathieu started out as an accountant and still looks at the figures first. He sets out yields and annuities on paper so that you can check them at home. His ground: Liège, Saint-Nicolas, Ans and Seraing.',
      de: 'Mathieu war zuerst Buchhalter und schaut noch immer als Erstes auf die Zahlen. Renditen und Renten rechnet er auf Papier vor, damit Sie sie zu Hause in Ruhe nachrechnen können. Sein Gebiet: Lüttich, Saint-Nicolas, Ans und Seraing.',
    },
  },
  {
    key: 'annelies',
    name: 'Annelies Wouters',
    role: {
      nl: 'Makelaar, huizen en villa’s',
      fr: 'Agente immobilière, maisons et villas',
      en: 'Estate agent, houses and villas',
      de: 'Immobilienmaklerin, Häuser und Villen',
    },
    languages: ['nl', 'fr', 'en'],
    phone: '0470000003',
    email: 'annelies.wouters@immo-perron.example',
    registrationNumber: 'IPI/BIV 000.003',
    biography: {
      nl: 'Annelies kwam uit Tongeren naar Luik om te studeren en is gebleven. Zij begeleidt kopers die de streek nog niet kennen, en verkoopt op de hoogten ten zuiden van de stad: Embourg, Boncelles, Neupré, Esneux.',
      fr: 'Annelies est venue de Tongres pour étudier à Liège et y est restée. Elle accompagne les acheteurs qui découvrent la région et vend sur les hauteurs au sud de la ville : Embourg, Boncelles, Neupré, Esneux.',
      en: 'Annelies came from Tongeren to study in Liège and stayed. She guides buyers who are new to the area and sells on the heights south of the city: Embourg, Boncelles, Neupré, Esneux.',
      de: 'Annelies kam aus Tongern zum Studium nach Lüttich und ist geblieben. Sie begleitet Käufer, die die Gegend noch nicht kennen, und verkauft auf den Höhen südlich der Stadt: Embourg, Boncelles, Neupré, Esneux.',
    },
  },
  {
    key: 'jonas',
    name: 'Jonas Heinen',
    role: {
      nl: 'Makelaar, verhuur',
      fr: 'Agent immobilier, location',
      en: 'Estate agent, lettings',
      de: 'Immobilienmakler, Vermietung',
    },
    languages: ['de', 'fr', 'nl', 'en'],
    phone: '0470000004',
    email: 'jonas.heinen@immo-perron.example',
    registrationNumber: 'IPI/BIV 000.004',
    biography: {
      nl: 'Jonas komt uit Eupen, is opgeleid als werfleider en leest een plaatsbeschrijving zoals een ander een krant. Hij verhuurt in de hele streek en ontvangt u ook in het Duits.',
      fr: 'Jonas vient d’Eupen, a une formation de conducteur de chantier et lit un état des lieux comme d’autres le journal. Il s’occupe des locations dans toute la région et vous reçoit aussi en allemand.',
      en: 'Jonas comes from Eupen, trained as a site manager and reads a check-in inventory the way others read the newspaper. He handles lettings throughout the area and will gladly meet you in German too.',
      de: 'Jonas kommt aus Eupen, ist gelernter Bauleiter und liest einen Ortsbefund wie andere die Zeitung. Er kümmert sich um Vermietungen in der ganzen Region und empfängt Sie gern auf Deutsch.',
    },
  },
]

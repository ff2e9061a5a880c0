import { h2, p, ul, type DemoPage, type Text } from './types'

/** Intros above the forms: what to do, where the page title already names the subject. */
export const formHeadings = {
  siteContact: { nl: 'Schrijf ons', fr: 'Écrivez-nous', en: 'Write to us', de: 'Schreiben Sie uns' },
  contactDemand: {
    nl: 'Vertel ons over uw pand',
    fr: 'Parlez-nous de votre bien',
    en: 'Tell us about your property',
    de: 'Erzählen Sie uns von Ihrem Objekt',
  },
  demandRegister: { nl: 'Uw zoekopdracht', fr: 'Votre recherche', en: 'Your search', de: 'Ihr Suchauftrag' },
  testimonial: {
    nl: 'Hoe was het bij ons?',
    fr: 'Comment cela s’est-il passé ?',
    en: 'How was it with us?',
    de: 'Wie war es bei uns?',
  },
  jobContact: {
    nl: 'Stel u voor',
    fr: 'Présentez-vous',
    en: 'Introduce yourself',
    de: 'Stellen Sie sich vor',
  },
  signNewsletter: { nl: 'Schrijf u in', fr: 'Inscrivez-vous', en: 'Subscribe', de: 'Melden Sie sich an' },
} satisfies Record<string, Text>

/** For applicants. */
export const jobsPage: DemoPage = {
  key: 'jobs',
  slug: 'jobs',
  path: { nl: '/vacatures/', fr: '/emplois/', en: '/jobs/', de: '/stellen/' },
  title: { nl: 'Werken bij ons', fr: 'Travailler chez nous', en: 'Work with us', de: 'Bei uns arbeiten' },
  seo: {
    title: {
      nl: 'Werken bij een makelaar in Luik',
      fr: 'Travailler dans une agence à Liège',
      en: 'Work at an estate agency in Liège',
      de: 'Arbeiten bei einem Makler in Lüttich',
    },
    description: {
      nl: 'Makelaar, administratie of stage: stel u voor en stuur uw cv. Wij antwoorden iedereen, ook wanneer er geen plaats vrij is.',
      fr: 'Agent, administration ou stage : présentez-vous et envoyez votre CV. Nous répondons à tous, même sans poste ouvert.',
      en: 'Agent, administration or internship: introduce yourself and send your CV. We answer everybody, also when nothing is open.',
      de: 'Makler, Verwaltung oder Praktikum: Stellen Sie sich vor und senden Sie Ihren Lebenslauf. Wir antworten allen, auch ohne freie Stelle.',
    },
  },
  intro: {
    nl: 'Een klein team waarin u de mensen en de huizen echt leert kennen.',
    fr: 'Une petite équipe où l’on connaît vraiment les gens et les maisons.',
    en: 'A small team in which you really get to know the people and the houses.',
    de: 'Ein kleines Team, in dem man Menschen und Häuser wirklich kennenlernt.',
  },
  body: {
    nl: [
      h2('Wie wij zoeken'),
      ul(
        'Erkende makelaars en stagiairs die graag de deur uitgaan.',
        'Collega’s voor de administratie die verhuur en documenten in orde houden.',
        'Studenten vastgoed voor een stage van enkele weken of maanden.',
      ),
      p(
        'Twee talen zijn genoeg om te beginnen; de derde leert u bij ons. Een rijbewijs helpt, want in de Condroz rijdt niet overal een bus.',
      ),
    ],
    fr: [
      h2('Qui nous cherchons'),
      ul(
        'Des agents agréés et des stagiaires qui aiment être sur le terrain.',
        'Des collègues pour l’administration, qui tiennent la location et les documents en ordre.',
        'Des étudiants en immobilier, pour un stage de quelques semaines ou de quelques mois.',
      ),
      p(
        'Deux langues suffisent pour commencer ; la troisième s’apprend chez nous. Le permis de conduire aide : le bus ne passe pas partout dans le Condroz.',
      ),
    ],
    en: [
      h2('Who we look for'),
      ul(
        'Licensed agents and trainees who like to be out and about.',
        'Colleagues for administration who keep lettings and documents in order.',
        'Students of real estate, for an internship of some weeks or months.',
      ),
      p(
        'Two languages are enough to begin with; you will learn the third here. A driving licence helps, because buses do not reach every village of the Condroz.',
      ),
    ],
    de: [
      h2('Wen wir suchen'),
      ul(
        'Zugelassene Makler und Anwärter, die gern unterwegs sind.',
        'Verstärkung in der Verwaltung, die Vermietung und Unterlagen in Ordnung hält.',
        'Studierende der Immobilienwirtschaft für ein Praktikum von einigen Wochen oder Monaten.',
      ),
      p(
        'Zwei Sprachen genügen für den Anfang; die dritte lernen Sie bei uns. Ein Führerschein hilft, denn in den Condroz fährt nicht überall ein Bus.',
      ),
    ],
  },
}

/** Newsletter, once a month at most. */
export const newsletterPage: DemoPage = {
  key: 'newsletter',
  slug: 'newsletter',
  path: { nl: '/nieuwsbrief/', fr: '/lettre-d-information/', en: '/newsletter/', de: '/newsletter/' },
  title: { nl: 'Nieuwsbrief', fr: 'Newsletter', en: 'Newsletter', de: 'Newsletter' },
  seo: {
    title: {
      nl: 'Nieuwsbrief over vastgoed in Luik',
      fr: 'Newsletter sur l’immobilier',
      en: 'Newsletter on property in Liège',
      de: 'Newsletter zu Immobilien in Lüttich',
    },
    description: {
      nl: 'Eén keer per maand: nieuwe panden, wat er verandert in de regels en wat huizen in de streek werkelijk opbrengen.',
      fr: 'Une fois par mois : les nouveaux biens, ce qui change dans les règles et ce que les maisons de la région valent vraiment.',
      en: 'Once a month: new properties, what changes in the rules, and what houses in the region really fetch.',
      de: 'Einmal im Monat: neue Objekte, was sich in den Regeln ändert und was Häuser der Region wirklich erzielen.',
    },
  },
  intro: {
    nl: 'Nieuwe panden en wat er beweegt in de streek, hoogstens één keer per maand.',
    fr: 'Les nouveaux biens et ce qui bouge dans la région, au plus une fois par mois.',
    en: 'New properties and what moves in the region, at most once a month.',
    de: 'Neue Objekte und was sich in der Region bewegt, höchstens einmal im Monat.',
  },
}

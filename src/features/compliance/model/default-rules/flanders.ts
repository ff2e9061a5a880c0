import { built, offered, rule, type DefaultRule } from './rule'

const planning = {
  nl: 'Een van de vijf verplichte stedenbouwkundige vermeldingen (VCRO): vergunning, bestemming, dagvaarding of maatregel, voorkooprecht, verkaveling. Ook bij verhuur voor meer dan negen jaar.',
  fr: 'Une des cinq mentions urbanistiques obligatoires (VCRO) : permis, affectation, citation ou mesure, préemption, permis d’urbanisation. Aussi pour un bail de plus de neuf ans.',
  en: 'One of the five compulsory planning answers (VCRO): permit, designation, summons or measure, pre-emption, subdivision. Also for leases of more than nine years.',
  de: 'Eine der fünf vorgeschriebenen städtebaulichen Angaben (VCRO): Genehmigung, Bestimmung, Vorladung oder Maßnahme, Vorkaufsrecht, Parzellierung. Auch bei Mietverträgen über neun Jahre.',
}

const planningAnswers = [
  'permit',
  'areaApplication',
  'summons',
  'preemptiveRights',
  'allotmentPermit',
] as const

const planningScopes = [{ goals: ['sale'] }, { goals: ['rent'], leaseLongerThanYears: 9 }] as const

const planningRules = planningScopes.flatMap((scope) =>
  planningAnswers.map((mention) =>
    rule('blocking', mention, { regions: ['flanders'], ...scope, source: 'VCRO, art. 5.2.6' }, planning),
  ),
)

const flood = {
  nl: 'Sinds 1 januari 2023 staan P-score en G-score in elke advertentie, met het afgebakende gebied. Klasse D vraagt ook het pictogram. Zonder gebouw is er geen G-score.',
  fr: 'Depuis le 1er janvier 2023, les scores P et G figurent dans toute publicité, avec la zone délimitée. La classe D demande aussi le pictogramme. Sans bâtiment, pas de score G.',
  en: 'Since 1 January 2023 every advert shows the P-score and the G-score, with the designated zone. Class D needs the pictogram too. Without a building there is no G-score.',
  de: 'Seit dem 1. Januar 2023 stehen P-Score und G-Score in jeder Anzeige, mit dem abgegrenzten Gebiet. Klasse D verlangt auch das Piktogramm. Ohne Gebäude gibt es keinen G-Score.',
}

const floodScope = {
  regions: ['flanders'],
  validFrom: '2023-01-01',
  source: 'leximmo.be, abitos.be, matexi.be',
} as const

const certificate = {
  regions: ['flanders'],
  goals: offered,
  kinds: ['housing'],
  accepted: ['requested', 'notApplicable'],
  source: 'energiesparen.be',
} as const

const energy = {
  nl: 'Label en energiescore van het EPC staan in de advertentie. Bij label E of F verschijnt de renovatieverplichting vanzelf.',
  fr: 'Le label et le score énergétique du certificat PEB figurent dans l’annonce. Pour un label E ou F, l’obligation de rénovation s’affiche d’elle-même.',
  en: 'The advert shows label and energy score of the certificate. With label E or F the renovation obligation shows by itself.',
  de: 'Klasse und Energiewert des Ausweises stehen in der Anzeige. Bei Klasse E oder F erscheint die Renovierungspflicht von selbst.',
}

/** Mentions of an advert in Flanders. */
export const inFlanders: DefaultRule[] = [
  ...planningRules,
  rule('blocking', 'floodScoreP', floodScope, flood),
  rule('blocking', 'floodScoreG', { ...floodScope, kinds: built }, flood),
  rule('blocking', 'delimitedFloodArea', floodScope, flood),
  rule('blocking', 'epcLabel', certificate, energy),
  rule('blocking', 'energyPerformance', certificate, energy),
  rule('warning', 'epcUniqueCode', certificate, energy),
  rule(
    'warning',
    'asbestosUniqueCode',
    { regions: ['flanders'], goals: ['sale'], kinds: built, validFrom: '2022-11-23', source: 'OVAM' },
    {
      nl: 'Voor gebouwen van vóór 2001 is er bij verkoop een asbestattest. Het hoeft niet in de advertentie, wel in het compromis.',
      fr: 'Pour un bâtiment d’avant 2001, une attestation amiante accompagne la vente. Elle figure au compromis, pas forcément dans la publicité.',
      en: 'For buildings from before 2001 an asbestos certificate comes with a sale. It belongs in the sale agreement, not necessarily in the advert.',
      de: 'Für Gebäude von vor 2001 gehört zum Verkauf eine Asbestbescheinigung. Sie steht im Vorvertrag, nicht unbedingt in der Anzeige.',
    },
  ),
]

import type { DemoFacts } from '../../facts'
import { capital } from '../language'
import type { Sentences } from '../roles'
import { heaterOf, money, windowsOf } from './phrases'

const free: Record<DemoFacts['availability'], string> = {
  atDeed: 'vrij bij akte',
  immediately: 'onmiddellijk vrij',
  toAgree: 'vrij op een overeen te komen datum',
  tenanted: 'verhuurd en wordt met de lopende huurovereenkomst verkocht',
  delivery: 'beschikbaar bij oplevering',
  occupied: 'bewoond door de verkoper',
}

const occupancy: Record<DemoFacts['availability'], string> = {
  atDeed: 'bij akte',
  immediately: 'onmiddellijk',
  toAgree: 'overeen te komen',
  tenanted: 'met lopende huurovereenkomst',
  delivery: 'bij oplevering',
  occupied: 'bewoond',
}

const moveIn: Record<DemoFacts['availability'], string> = {
  atDeed: 'U krijgt de sleutels op de dag van de akte.',
  immediately: 'Het pand staat leeg: u kunt er meteen over beschikken.',
  toAgree: 'Wanneer het pand vrijkomt, spreken we in onderling overleg af.',
  tenanted: 'De lopende huurovereenkomst gaat over op de koper, die vanaf de akte de huur ontvangt.',
  delivery: 'U krijgt de sleutels bij de voorlopige oplevering.',
  occupied: 'De verkoper blijft in het pand wonen.',
}

/** Technical state, energy, money and what to do next. */
export const dutchTerms = {
  building: [
    (f) =>
      `Het gebouw ${f.lift ? 'heeft een lift' : 'heeft geen lift'} en wordt goed onderhouden${f.charges > 0 ? `; de gemeenschappelijke kosten bedragen ${money(f.charges)} per maand` : ''}.`,
    (f) =>
      `De mede-eigendom wordt door een professionele syndicus beheerd${f.charges > 0 ? `, met een provisie van ${money(f.charges)} per maand` : ''}${f.lift ? '; er is een lift' : ''}.`,
    (f) =>
      `De gemeenschappelijke delen zijn net en goed verlicht${f.lift ? ' en een lift bedient alle verdiepingen' : ''}${f.charges > 0 ? `; reken op ${money(f.charges)} kosten per maand` : ''}.`,
  ],
  heating: [
    (f) =>
      `Voor de verwarming ${f.heating === 'electric' ? 'zorgen' : 'zorgt'} ${heaterOf(f)}, en er zijn ${windowsOf(f)}.`,
    (f) => `Technisch: ${heaterOf(f)} en ${windowsOf(f)}.`,
    (f) =>
      `${capital(heaterOf(f))} ${f.heating === 'electric' ? 'verwarmen' : 'verwarmt'} de ruimtes; er zijn ${windowsOf(f)}.`,
  ],
  epcKnown: [
    (f) => `Het EPC vermeldt label ${f.epcLabel}, goed voor ${f.consumption} kWh/m² per jaar.`,
    (f) =>
      `Met een energieverbruik van ${f.consumption} kWh/m² per jaar behaalt het pand label ${f.epcLabel}.`,
    (f) => `Het energielabel is ${f.epcLabel} (${f.consumption} kWh/m² per jaar).`,
    (f) => `EPC-label ${f.epcLabel}: het berekende verbruik bedraagt ${f.consumption} kWh/m² per jaar.`,
  ],
  epcRequested: [
    () => 'Het EPC is aangevraagd; wij bezorgen het u zodra wij het ontvangen.',
    () => 'De certificeerder is langsgekomen; wij bezorgen u het EPC zodra wij het ontvangen.',
    () => 'Het EPC is in aanvraag.',
  ],
  epcMissing: [
    () => 'De energiegegevens kunt u bij ons kantoor opvragen.',
    () => 'Het energiedossier ligt ter inzage op ons kantoor.',
    () => 'Voor de energiegegevens kunt u bij ons kantoor terecht.',
  ],
  conditionNew: [
    () => 'Alles is nieuw of bijna nieuw: u hoeft alleen uw meubels te plaatsen.',
    () => 'Materialen en technieken voldoen aan de huidige normen.',
    () => 'Het geheel verkeert in onberispelijke staat.',
  ],
  conditionGood: [
    () => 'Het geheel is in goede staat en goed onderhouden.',
    () => 'Het pand werd met zorg onderhouden; grote werken zijn niet nodig.',
    () => 'De algemene staat is goed: er zijn geen werken nodig.',
  ],
  conditionRefresh: [
    () => 'Met wat opfrissingswerken zet u het pand naar uw hand.',
    () => 'De ruwbouw is gezond; verf en nieuwe vloeren volstaan.',
    () => 'Het pand is op te frissen; in de prijs is daarmee rekening gehouden.',
  ],
  conditionRenovate: [
    () => 'Er is een renovatie nodig: isolatie, elektriciteit en sanitair.',
    () =>
      'Er zit potentieel in voor wie naar eigen smaak wil renoveren; premies van het Gewest kunnen helpen.',
    () => 'Het pand is te renoveren; structuur en volumes zijn de moeite waard.',
  ],
  cadastralIncome: [
    (f) => `Het kadastraal inkomen bedraagt ${money(f.cadastralIncome)}.`,
    (f) => `Niet-geïndexeerd kadastraal inkomen: ${money(f.cadastralIncome)}.`,
    (f) => `Het pand is bij het kadaster ingeschreven met een inkomen van ${money(f.cadastralIncome)}.`,
  ],
  priceOnRequest: [
    () => 'De prijs wordt op aanvraag meegedeeld.',
    () => 'Op vraag van de eigenaars tonen we de prijs niet; wij geven hem graag telefonisch door.',
    () => 'Ons team deelt u de prijs telefonisch of per e-mail mee.',
  ],
  vat: [
    () => 'De prijs is exclusief 21\u00a0% btw op de constructie en het grondaandeel.',
    () =>
      'De verkoop gebeurt onder btw-stelsel; uw notaris zegt u of het verlaagde tarief van toepassing is.',
    () => 'Het lastenboek en het betalingsplan in schijven zijn op ons kantoor beschikbaar.',
  ],
  electricity: [
    () => 'De elektrische keuring is niet conform.',
    () => 'De elektrische installatie is niet conform; de koper past ze aan.',
    () => 'De elektriciteit is gekeurd en niet conform.',
  ],
  available: [
    (f) => `Het pand is ${free[f.availability]}.`,
    (f) => moveIn[f.availability],
    (f) => `Beschikbaarheid: ${occupancy[f.availability]}.`,
  ],
  rentTerms: [
    (f) =>
      `De huurprijs bedraagt ${money(f.price)} per maand${f.charges > 0 ? `, te verhogen met een provisie van ${money(f.charges)} voor de kosten` : ', zonder gemeenschappelijke kosten'}.`,
    (f) =>
      `Maandelijkse huurprijs: ${money(f.price)}${f.charges > 0 ? ` plus ${money(f.charges)} kosten` : ' zonder verbruik'}; huurwaarborg van twee maanden.`,
    (f) =>
      `Reken op ${money(f.price)} huur per maand${f.charges > 0 ? ` en ${money(f.charges)} kosten` : ''}, en op twee maanden waarborg op een geblokkeerde rekening.`,
  ],
  closingSale: [
    () => 'Maak een afspraak voor een bezoek: wij tonen u alles op uw eigen tempo.',
    () => 'Interesse? Vraag het volledige dossier aan of boek online een bezoek.',
    () => 'Bel ons kantoor of kies op deze pagina een moment voor een bezoek.',
    () => 'Wij beantwoorden graag uw vragen en begeleiden u tijdens het bezoek.',
  ],
  closingRent: [
    () => 'Bezoeken kan op afspraak; stel u kandidaat nadat u het pand gezien hebt.',
    () => 'Boek online een bezoek of bel onze verhuurdienst.',
    () => 'Zin om te komen kijken? Stel een moment voor, wij bevestigen de afspraak.',
  ],
  closingOption: [
    () => 'Dit pand is momenteel in optie: laat uw gegevens achter en wij verwittigen u als het vrijkomt.',
    () => 'Er loopt een optie; wij noteren graag uw interesse.',
    () => 'Er ligt een bod voor, maar er is nog niets getekend: laat u op de wachtlijst zetten.',
  ],
  closingSold: [
    () =>
      'Dit pand is verkocht. Registreer uw zoekopdracht: wij verwittigen u zodra er iets gelijkaardigs komt.',
    () => 'Dit pand heeft een koper gevonden. Verkoopt u zelf in deze buurt? Vraag een gratis schatting aan.',
    () => 'De verkoop is rond, bedankt voor uw interesse; er komen geregeld gelijkaardige panden bij.',
  ],
  closingRented: [
    () => 'Dit pand is verhuurd. Registreer uw zoekopdracht om onze volgende huurpanden te ontvangen.',
    () =>
      'De huurovereenkomst is getekend, bedankt voor uw interesse. Wij krijgen geregeld andere huurpanden binnen.',
    () => 'Dit pand heeft een huurder gevonden; laat ons weten wat u zoekt en wij schrijven u.',
  ],
} satisfies Partial<Sentences>

import { capital, listed } from '../language'
import type { RareTexts } from '../roles'
import { area, money, nounOf, where } from './phrases'

/** Life annuity, takeover, the unfinished and the very long description. */
export const dutchRare: RareTexts = {
  annuity: ({ annuity }) =>
    annuity
      ? `De verkoop gebeurt op bezette lijfrente: een bouquet van ${money(annuity.bouquet)} en daarna een geïndexeerde maandelijkse rente van ${money(annuity.monthlyRent)}. ${
          annuity.heads.length > 1
            ? `De twee renteheffers zijn ${listed(
                annuity.heads.map((head) => String(head.age)),
                'en',
              )} jaar; na het eerste overlijden bedraagt de overlevingsrente ${money(annuity.survivalRent ?? 0)}.`
            : `De rente staat op één hoofd van ${annuity.heads[0]?.age} jaar, dat in het pand blijft wonen.`
        }`
      : '',
  takeover: [
    (f) =>
      `Een bekende broodjeszaak is over te nemen ${where(f)}. De zaak beslaat ${area(f.storeArea)} in een levendige buurt, tussen kantoren, scholen en een tramhalte.`,
    () =>
      'In de overname zijn het keukenmateriaal, de koeltoog, het terras met twaalf plaatsen, de voorraad en de vaste middagklanten begrepen. Alles voldoet aan de normen van het Voedselagentschap en de elektrische installatie is pas gekeurd.',
    () =>
      'De handelshuurovereenkomst loopt nog zes jaar, tegen een matige huurprijs. De uitbaters gaan met pensioen; ze begeleiden de overnemer graag een maand lang en stellen hem voor aan de leveranciers.',
    () =>
      'De cijfers van de laatste drie boekjaren bezorgen wij u na ondertekening van een vertrouwelijkheidsovereenkomst.',
  ],
  incomplete: [
    (f) =>
      `${capital(nounOf(f).een)} in ${f.place.nl}. Het dossier is in voorbereiding; u kunt het nu al bij ons opvragen.`,
    (f) => `In ons aanbod: ${nounOf(f).een} in ${f.place.nl}. Wij vullen het dossier nog aan.`,
    (f) => `In ${f.place.nl} bieden wij ${nounOf(f).een} aan. Bel ons voor meer informatie.`,
  ],
  long: [
    () =>
      'De geschiedenis van het huis verdient enkele regels. Het werd gebouwd voor een ijzermeester en diende later als praktijk van een dorpsdokter, die zijn patiënten ontving in de kamer rechts van de ingang. Het koperen naambord hangt er nog, en oudere buurtbewoners hebben het nog altijd over de wachtkamer. Sinds een veertigtal jaren woont dezelfde familie er; zij heeft het huis met zorg onderhouden zonder aan modes toe te geven: het houtwerk, de schouwen en de glas-in-loodramen van de traphal zijn er nog allemaal.',
    () =>
      'De inkomhal met cementtegels geeft links toegang tot twee zitkamers en suite, gescheiden door dubbele glazen deuren. Rechts doet de vroegere praktijk vandaag dienst als bibliotheek; ze heeft een eigen ingang en is geschikt voor een vrij beroep. Aan het einde van de gang werd de keuken vernieuwd met eiken kasten, een werkblad in blauwe steen en een fornuis met zes pitten. Ze geeft gelijkvloers uit op het terras en op een bijkeuken met spoelbak.',
    () =>
      'Op de eerste verdieping verdeelt de overloop drie ruime slaapkamers, waarvan de grootste bijna 24 m² meet. De badkamer, met bad op pootjes en aparte douche, kreeg nieuwe tegels. De tweede verdieping ligt onder een zichtbaar gebinte en biedt de overige slaapkamers, een douchekamer en een berging. De zolder is met een vaste trap bereikbaar en geïsoleerd; hij kan een speelkamer of een schildersatelier worden.',
    () =>
      'De gewelfde kelders strekken zich onder het hele huis uit: wijnkelder, stookplaats, wasplaats en werkplaats. Ze zijn droog, deels betegeld en hebben een rechtstreekse uitgang naar de tuin. De elektrische installatie werd in orde gebracht, de condensatieketel wordt elk jaar onderhouden en het dak in natuurleien werd door een dakdekker nagekeken; zijn verslag zit in het dossier.',
    () =>
      'De ommuurde tuin bestaat uit een stenen terras, een gazon, een kleine boomgaard met appel- en perenbomen en een honderdjarige notelaar, en een moestuin met serre. Achteraan dient een oude hooischuur als stalling voor fietsen en tuingerief. Door een koetspoort rijdt u twee auto’s binnen. ’s Zomers eet u er in de schaduw van de blauweregen; ’s winters valt het lage licht dwars door het huis.',
    () =>
      'De eigenaars wensen een rustige verkoop en blijven beschikbaar voor vragen van kandidaat-kopers. Een volledig technisch dossier met de plannen, het EPC, de elektrische keuring, het bodemattest en de stedenbouwkundige inlichtingen kunt u op deze pagina aanvragen. Bezoeken gebeuren op afspraak, in de week tot negentien uur en op zaterdagvoormiddag. Trek er gerust een uur voor uit: er is veel te zien.',
  ],
}

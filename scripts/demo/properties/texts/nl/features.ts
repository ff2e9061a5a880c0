import type { Feature } from '../../facts'
import type { Sentence } from '../roles'

/** Details that distinguish a property from its neighbours. */
export const dutchFeatures: Record<Feature, readonly Sentence[]> = {
  fireplace: [
    () => 'In de zitkamer zorgt een open haard in blauwe steen ’s winters voor sfeer.',
    () => 'Een houtkachel geeft een aangename warmte in de leefruimte.',
    () => 'De oorspronkelijke marmeren schouw bleef bewaard.',
  ],
  veranda: [
    () => 'Een verwarmde veranda vergroot de leefruimte en verlengt het mooie seizoen.',
    () => 'De veranda doet dienst als eetkamer met zicht op het groen.',
    () => 'Achteraan brengt een goed gelegen veranda extra licht in de leefruimte.',
  ],
  workshop: [
    () => 'Een aparte werkplaats met elektriciteit wacht op doe-het-zelvers en vaklui.',
    () => 'In het bijgebouw kan een verlicht atelier als bureau of speelkamer dienen.',
    () => 'Achter op het perceel biedt een stenen atelier een mooie werkruimte.',
  ],
  mouldings: [
    () => 'Lijstwerk, massief parket en hoge plafonds herinneren aan de bouwperiode.',
    () => 'De plafonds met lijstwerk en de oude binnendeuren hebben al hun karakter behouden.',
    () => 'De eiken traphal en de cementtegels zijn authentiek.',
  ],
  homeOffice: [
    () => 'In een apart bureau werkt u rustig thuis.',
    () => 'Een extra kamertje is ideaal voor wie thuis werkt.',
    () => 'Een bureau met eigen ingang is geschikt voor een vrij beroep.',
  ],
  solarPanels: [
    () => 'Zonnepanelen op het dak drukken de elektriciteitsfactuur.',
    () => 'De nog recente zonnepanelen dekken een groot deel van het verbruik.',
    () => 'Op het dak liggen zonnepanelen; de documenten zitten in het dossier.',
  ],
  dressing: [
    () => 'De grootste slaapkamer heeft een eigen dressing.',
    () => 'Naast de grote slaapkamer ligt een dressing op maat.',
    () => 'Ingebouwde kasten en een dressing maken losse kasten overbodig.',
  ],
  pool: [
    () => 'Het verwarmde zwembad van 8 op 4 m, met overkapping, belooft lange zomers.',
    () => 'In de zonnigste hoek van de tuin ligt een zwembad met houten terras.',
    () => 'Het zwembad met veiligheidsrolluik ligt op enkele stappen van de leefruimte.',
  ],
  laundry: [
    () => 'Wasmachine en droogkast staan in de wasplaats, bij een spoelbak.',
    () => 'De wasplaats met rechtstreekse toegang naar buiten is bijzonder praktisch.',
    () => 'Wasmachine en droogkast staan in de wasplaats.',
  ],
  beams: [
    () => 'Zichtbare balken en muren in natuursteen geven de leefruimte landelijke charme.',
    () => 'De eiken balken en de vloer in blauwe steen zijn oorspronkelijk.',
    () => 'De aanpalende schuur met haar oude gebinte laat nog alle mogelijkheden open.',
  ],
  view: [
    () => 'Bij helder weer kijkt u over de hele vallei uit.',
    () => 'Vanuit de leefruimte is het uitzicht volledig vrij.',
    () => 'Het uitzicht is open, zonder overburen.',
  ],
  wardrobes: [
    () => 'In de hal en de slaapkamer staan kasten op maat.',
    () => 'De ingebouwde kasten sparen veel plaats uit.',
    () => 'In de hal is er een grote wandkast.',
  ],
  videophone: [
    () => 'De ingang is beveiligd met een afgesloten deur en een videofoon.',
    () => 'Videofoon, afsluitbare brievenbussen en fietsenberging horen bij het comfort.',
    () => 'De bewoners beschikken over een videofoon en een fietsenberging.',
  ],
  freshPaint: [
    () => 'De muren zijn pas in lichte tinten geschilderd.',
    () => 'Verse verf en recente vloeren: hier hoeft niets opgefrist te worden.',
    () => 'Alle kamers werden dit jaar opnieuw geschilderd.',
  ],
}

import { capital, listed } from '../language'
import type { Sentences } from '../roles'
import { area, baths, bedroomsAndBaths, bedroomsOf, floorOf, nounOf, where, withBedrooms } from './phrases'

/** Openings and rooms of houses and flats. */
export const germanHomes = {
  houseOpening: [
    (f) => `${capital(nounOf(f).dies)} mit ${area(f.livingArea)} Wohnfläche steht ${where(f)}.`,
    (f) =>
      `${capital(nounOf(f).dies)} wurde ${f.year} gebaut${f.renovated ? ` und ${f.renovated} renoviert` : ''}; auf ${area(f.livingArea)} Wohnfläche gibt es ${bedroomsOf(f)}.`,
    (f) =>
      `In ${f.place.de} bieten wir Ihnen ${nounOf(f).einen} ${withBedrooms(f)} auf einem Grundstück von ${area(f.groundArea)} an.`,
    (f) =>
      `${capital(nounOf(f).ein)} von ${area(f.livingArea)} ${withBedrooms(f)}: Das erwartet Sie ${where(f)}.`,
    (f) =>
      `Auf ${area(f.groundArea)} Grund in ${f.place.de} bietet ${nounOf(f).dies} aus dem Jahr ${f.year} eine Wohnfläche von ${area(f.livingArea)}.`,
  ],
  flatOpening: [
    (f) =>
      `${capital(nounOf(f).dies)} von ${area(f.livingArea)} liegt ${floorOf(f)} einer Wohnanlage, ${where(f)}.`,
    (f) =>
      `In ${f.place.de} erwartet Sie ${floorOf(f)} ${nounOf(f).ein} von ${area(f.livingArea)} ${withBedrooms(f)}.`,
    (f) =>
      `${capital(nounOf(f).dies)} ${withBedrooms(f)} liegt ${where(f)} und umfasst ${area(f.livingArea)} in einem Gebäude aus dem Jahr ${f.year}.`,
    (f) =>
      `Hell und praktisch: ${nounOf(f).ein} von ${area(f.livingArea)} ${floorOf(f)} eines Gebäudes aus dem Jahr ${f.year} in ${f.place.de}.`,
  ],
  studioOpening: [
    (f) => `Dieses Studio von ${area(f.livingArea)} liegt ${floorOf(f)}, ${where(f)}.`,
    (f) =>
      `In ${f.place.de} eignet sich dieses Studio von ${area(f.livingArea)} als erste eigene Wohnung wie als Geldanlage.`,
    (f) =>
      `Klein, aber gut durchdacht: Dieses Studio von ${area(f.livingArea)} finden Sie ${where(f)}, ${floorOf(f)}.`,
  ],
  unitOpening: [
    (f) =>
      `In einem Neubauprojekt in ${f.place.de} bietet ${nounOf(f).dies} ${area(f.livingArea)} Wohnfläche und ${bedroomsOf(f)}.`,
    (f) =>
      `${capital(nounOf(f).ein)} ${withBedrooms(f)}, ${area(f.livingArea)} und niedrigem Energieverbrauch: So wohnen Sie in ${f.place.de} zukunftssicher.`,
    (f) =>
      `${capital(nounOf(f).dies)} von ${area(f.livingArea)} gehört zu einem kleinen Neubauprojekt in ${f.place.de}, ${withBedrooms(f)} und einer Ausstattung nach Wahl.`,
    (f) =>
      `Ziehen Sie als Erste ein: ${capital(nounOf(f).dies)} bietet ${area(f.livingArea)}, ${bedroomsOf(f)} und allen heutigen Komfort in ${f.place.de}.`,
  ],
  groundFloor: [
    (f) =>
      f.openKitchen
        ? 'Das Erdgeschoss umfasst eine Eingangshalle, ein WC und ein Wohnzimmer mit offener, komplett ausgestatteter Küche.'
        : 'Das Erdgeschoss umfasst eine Eingangshalle, ein WC, ein Wohnzimmer und eine separate Einbauküche.',
    (f) =>
      f.openKitchen
        ? 'Auf der Wohnebene öffnet sich die Einbauküche zu einem hellen Ess- und Wohnbereich.'
        : 'Auf der Wohnebene gehen Wohn- und Esszimmer ineinander über; die Einbauküche ist ein Raum für sich.',
    (f) =>
      f.openKitchen
        ? 'Durch die Diele gelangen Sie in einen großzügigen Wohnraum mit Einbauküche.'
        : 'Die Diele führt ins Wohnzimmer, ins Esszimmer und, auf der Rückseite, in die Einbauküche.',
    (f) =>
      f.openKitchen
        ? 'Der Wohnraum vereint Sitzecke, Essplatz und Einbauküche mit Kochinsel.'
        : 'Das durchgehende Wohnzimmer erhält von zwei Seiten Licht; die Einbauküche liegt auf der Rückseite.',
  ],
  upstairs: [
    (f) => `Oben finden Sie ${bedroomsAndBaths(f, 'accusative')}.`,
    (f) => `Der Schlafbereich besteht aus ${bedroomsAndBaths(f, 'dative')}.`,
    (f) =>
      `Die Treppe führt zu ${f.bedrooms === 1 ? 'einem Schlafzimmer' : bedroomsOf(f).replace('zimmer', 'zimmern')} sowie zu ${listed(baths(f, 'dative'), 'und')}.`,
    (f) => `Im Obergeschoss stehen Ihnen ${bedroomsAndBaths(f, 'nominative')} zur Verfügung.`,
  ],
  flatLayout: [
    (f) =>
      `Von der Diele mit Garderobe gelangen Sie ins Wohnzimmer, in die Einbauküche und ins separate WC; der Schlafbereich umfasst ${bedroomsAndBaths(f, 'accusative')}.`,
    (f) => `Sie finden dort ein helles Wohnzimmer, eine Einbauküche, ${bedroomsAndBaths(f, 'accusative')}.`,
    (f) =>
      `Das Wohnzimmer ${f.openKitchen ? 'mit offener Küche bildet' : 'und die separate Küche bilden'} den Mittelpunkt; ${bedroomsAndBaths(f, 'nominative')} runden das Ganze ab.`,
    (f) =>
      `An der Diele liegen das Wohnzimmer, die Einbauküche, ${bedroomsAndBaths(f, 'nominative')}; auch ein Abstellraum ist vorhanden.`,
  ],
  studioLayout: [
    () =>
      'Der Wohnraum vereint Sitzecke, Schlafnische und eine eingerichtete Kochnische; der Duschraum mit WC ist separat.',
    () =>
      'Es bietet einen Wohnraum mit eingerichteter Kochnische, eine abgeschirmte Schlafecke und einen Duschraum mit WC.',
    () =>
      'Eine kleine Diele führt in den Wohnraum mit Kochnische und in den Duschraum mit WC; jeder Quadratmeter ist genutzt.',
  ],
} satisfies Partial<Sentences>

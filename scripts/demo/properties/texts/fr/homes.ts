import type { Sentences } from '../roles'
import { capital, listed } from '../language'
import { area, baths, bedroomsAndBaths, ofBedroomsAndBaths, count, floorOf, nounOf, where } from './phrases'

/** Openings and rooms of houses and flats. */
export const frenchHomes = {
  houseOpening: [
    (f) => `${capital(nounOf(f).ce)} de ${area(f.livingArea)} habitables se trouve ${where(f)}.`,
    (f) =>
      `Construit${nounOf(f).e} en ${f.year}${f.renovated ? ` et rénové${nounOf(f).e} en ${f.renovated}` : ''}, ${nounOf(f).ce} compte ${count(f.bedrooms, 'chambre', true)} et ${area(f.livingArea)} habitables.`,
    (f) =>
      `À ${f.place.fr}, nous vous proposons ${nounOf(f).un} de ${count(f.bedrooms, 'chambre', true)}, sur une parcelle de ${area(f.groundArea)}.`,
    (f) =>
      `${capital(nounOf(f).un)} de ${area(f.livingArea)} avec ${count(f.bedrooms, 'chambre', true)} : voilà ce qui vous attend ${where(f)}.`,
    (f) =>
      `Sur un terrain de ${area(f.groundArea)} à ${f.place.fr}, ${nounOf(f).ce} de ${f.year} offre ${area(f.livingArea)} habitables.`,
  ],
  flatOpening: [
    (f) =>
      `${capital(nounOf(f).ce)} de ${area(f.livingArea)} se trouve ${floorOf(f)} d'une résidence, ${where(f)}.`,
    (f) =>
      `À ${f.place.fr}, ${nounOf(f).un} de ${count(f.bedrooms, 'chambre', true)} et ${area(f.livingArea)} vous attend ${floorOf(f)}.`,
    (f) =>
      `Situé ${where(f)}, ${nounOf(f).ce} de ${count(f.bedrooms, 'chambre', true)} occupe ${area(f.livingArea)} dans un immeuble de ${f.year}.`,
    (f) =>
      `${capital(nounOf(f).un)} lumineux de ${area(f.livingArea)}, ${floorOf(f)} d'un immeuble de ${f.year} : c'est ce que nous vous proposons à ${f.place.fr}.`,
  ],
  studioOpening: [
    (f) => `Ce studio de ${area(f.livingArea)} se trouve ${floorOf(f)}, ${where(f)}.`,
    (f) =>
      `À ${f.place.fr}, ce studio de ${area(f.livingArea)} convient à un premier logement comme à un placement.`,
    (f) =>
      `Petit mais bien pensé : ce studio de ${area(f.livingArea)} vous attend ${where(f)}, ${floorOf(f)}.`,
  ],
  unitOpening: [
    (f) =>
      `Au sein d'un petit projet à ${f.place.fr}, ${nounOf(f).ce} offre ${area(f.livingArea)} et ${count(f.bedrooms, 'chambre', true)}.`,
    (f) =>
      `${capital(nounOf(f).un)} de ${count(f.bedrooms, 'chambre', true)}, ${area(f.livingArea)} et une faible consommation d'énergie : un logement prêt pour demain, à ${f.place.fr}.`,
    (f) =>
      `${capital(nounOf(f).ce)} de ${area(f.livingArea)} fait partie d'un projet de petite taille à ${f.place.fr}, avec ${count(f.bedrooms, 'chambre', true)} et des finitions au choix.`,
    (f) =>
      `Devenez le premier occupant de ${nounOf(f).ce} : ${area(f.livingArea)}, ${count(f.bedrooms, 'chambre', true)} et tout le confort actuel à ${f.place.fr}.`,
  ],
  groundFloor: [
    (f) =>
      f.openKitchen
        ? "Le rez-de-chaussée comprend un hall d'entrée, un WC et un séjour avec cuisine ouverte entièrement équipée."
        : "Le rez-de-chaussée comprend un hall d'entrée, un WC, un séjour et une cuisine équipée séparée.",
    (f) =>
      f.openKitchen
        ? 'Au niveau de vie, la cuisine équipée s’ouvre sur une salle à manger et un salon baignés de lumière.'
        : 'Au niveau de vie, salon et salle à manger se suivent ; la cuisine équipée forme une pièce à part.',
    (f) =>
      f.openKitchen
        ? 'On entre par un hall qui mène à une vaste pièce de vie, cuisine équipée comprise.'
        : "On entre par un hall qui dessert le salon, la salle à manger et, à l'arrière, la cuisine équipée.",
    (f) =>
      f.openKitchen
        ? 'La pièce de vie réunit salon, coin repas et cuisine équipée avec îlot.'
        : "Le séjour traversant laisse entrer la lumière de deux côtés ; la cuisine équipée se trouve à l'arrière.",
  ],
  upstairs: [
    (f) => `À l'étage se trouvent ${bedroomsAndBaths(f)}.`,
    (f) => `L'espace nuit se compose ${ofBedroomsAndBaths(f)}.`,
    (f) => `L'escalier mène à ${count(f.bedrooms, 'chambre', true)}, ainsi qu'à ${listed(baths(f), 'et')}.`,
    (f) => `Côté nuit, vous disposez ${ofBedroomsAndBaths(f)}.`,
  ],
  flatLayout: [
    (f) =>
      `Le hall avec vestiaire donne accès au séjour, à la cuisine équipée et au WC séparé ; l'espace nuit compte ${bedroomsAndBaths(f)}.`,
    (f) => `Vous y trouverez un séjour lumineux, une cuisine équipée, ${bedroomsAndBaths(f)}.`,
    (f) =>
      `Le séjour ${f.openKitchen ? 'avec cuisine ouverte' : 'et la cuisine séparée'} ${f.openKitchen ? 'forme' : 'forment'} le cœur du logement ; ${bedroomsAndBaths(f)} complètent l'ensemble.`,
    (f) => `Le hall dessert le séjour, la cuisine équipée, ${bedroomsAndBaths(f)}, ainsi qu'un débarras.`,
  ],
  studioLayout: [
    'La pièce de vie réunit le coin salon, le coin nuit et une kitchenette équipée ; la salle de douche avec WC est séparée.',
    "On y trouve une pièce de vie avec kitchenette équipée, un coin nuit à l'abri des regards et une salle de douche avec WC.",
    'Un petit hall mène à la pièce de vie avec kitchenette, puis à la salle de douche avec WC ; chaque mètre carré est utilisé.',
  ].map((text) => () => text),
} satisfies Partial<Sentences>

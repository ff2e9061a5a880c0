import * as migration_20261123_030404_initial from './20261123_030404_initial';

export const migrations = [
  {
    up: migration_20261123_030404_initial.up,
    down: migration_20261123_030404_initial.down,
    name: '20261123_030404_initial'
  },
];

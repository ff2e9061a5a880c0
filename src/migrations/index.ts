import * as migration_20261123_035837_initial from './20261123_035837_initial';

export const migrations = [
  {
    up: migration_20261123_035837_initial.up,
    down: migration_20261123_035837_initial.down,
    name: '20261123_035837_initial'
  },
];

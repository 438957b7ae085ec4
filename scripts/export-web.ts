import { exportWeb } from './web-export';

exportWeb();

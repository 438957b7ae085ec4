import { configure } from '@testing-library/react-native';
import { setUpTests } from 'react-native-reanimated';

setUpTests();

// How long a test waits for what must come. A slow machine is no fault, so this is far more than it takes.
configure({ asyncUtilTimeout: 60_000 });

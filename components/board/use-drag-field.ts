import { useLayoutEffect } from 'react';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';
import { dragFieldOf, type DragField, type FieldFacts } from './drag-field';

/** What a drag has to know, where the gesture can read it without asking React. */
export function useDragField(facts: FieldFacts): SharedValue<DragField> {
  const now = dragFieldOf(facts);
  const field = useSharedValue(now);
  useLayoutEffect(() => field.set(now), [field, now]);
  return field;
}
